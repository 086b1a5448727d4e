import {
  employerAnswer,
  employerForm,
  employerFormValidator,
  employerRows,
  employerValidator,
  type EmployerForm,
} from '#store/application/income/employer.ts';
import {
  paperFacts,
  papersValidator,
  paystubNeed,
  type PapersForm,
} from '#store/application/income/papers.ts';
import type { Upload } from '#store/application/uploads/slice.ts';
import { aSentUpload } from '#tests/support/fixtures/uploads.ts';

const TODAY = '2026-11-23';

describe('income/upload', () => {
  const good: PapersForm = {
    payFrequency: 'MONTHLY',
    employerName: 'Wyndale Mills',
    lastPayDate: TODAY,
  };
  const stubs = (values: Partial<PapersForm>, files = [aSentUpload('payStubs')], least = 1) =>
    papersValidator({ kind: 'PAYSTUB', today: TODAY, least }, files)(values);

  it('COND-10: asks for as many pay stubs as the lender does', () => {
    expect(paystubNeed(1)).toBe(
      '1 pay stub from the last 30 days. Name, employer, pay date and year-to-date must be readable.',
    );
    expect(paystubNeed(2)).toMatch(/^2 pay stubs /);
    expect(stubs(good)).toEqual({});
    expect(stubs(good, [])).toEqual({ payStubs: 'Add 1 more document.' });
    expect(stubs(good, [aSentUpload('payStubs')], 3)).toEqual({
      payStubs: 'Add 2 more documents.',
    });
    expect(stubs(good, [aSentUpload('incomePapers')])).toEqual({
      payStubs: 'Add 1 more document.',
    });
  });

  it.each([
    ['2026-10-24', undefined],
    ['2026-10-23', 'Use a pay stub from the last 30 days'],
    ['2026-11-24', 'Use a pay stub from the last 30 days'],
    ['2026-02-31', 'Enter a valid date'],
    ['', 'Required'],
  ])('checks the last pay date %s', (lastPayDate, message) => {
    expect(stubs({ ...good, lastPayDate }).lastPayDate).toBe(message);
  });

  it('requires only files for other income documents', () => {
    const validate = papersValidator({ kind: 'OTHER', today: TODAY, least: 1 }, [
      aSentUpload('incomePapers'),
    ]);

    expect(validate({})).toEqual({});
    expect(paperFacts('OTHER', good)).toEqual({
      payFrequency: null,
      employerName: null,
      lastPayDate: null,
    });
    expect(paperFacts('PAYSTUB', good)).toEqual(good);
  });
});

describe('income/employer-verification', () => {
  const good: Partial<EmployerForm> = {
    employerName: 'Wyndale Mills',
    jobTitle: 'Miller',
    startDate: '2019-03-01',
    workPhone: '(614) 555-0123',
    consent: true,
  };
  const context = { employmentType: 'FULL_TIME', today: TODAY, canSendPapers: false };
  const errors = (values: Partial<EmployerForm>, about: Partial<typeof context> = {}) =>
    employerValidator({ ...context, ...about })(values);

  it.each<[Partial<EmployerForm>, keyof EmployerForm, string | undefined]>([
    [{ workPhone: '', workEmail: 'hr@mill.example' }, 'workEmail', undefined],
    [{ workPhone: '', workEmail: 'hr@mill.example' }, 'workPhone', undefined],
    [{ workPhone: '' }, 'workPhone', 'Give a work phone or a work email.'],
    [
      { workPhone: '', workEmail: 'Boss@Gmail.com' },
      'workEmail',
      'Use a work email, or give a phone.',
    ],
    [{ workEmail: 'boss@gmail.com' }, 'workEmail', undefined],
    [{ workEmail: 'boss' }, 'workEmail', 'Please enter a valid email address'],
    [{ workPhone: '(614) 555' }, 'workPhone', 'Please enter a valid phone number'],
    [{ startDate: '2026-11-24' }, 'startDate', 'Enter a date that is not in the future'],
    [{ startDate: '2026-13-01' }, 'startDate', 'Enter a valid date'],
    [{ consent: false }, 'consent', 'Required'],
    [{ employerName: ' ' }, 'employerName', 'Required'],
  ])('validates the employer form with %j: %s says %s', (change, field, message) => {
    expect(errors({ ...good, ...change })[field]).toBe(message);
  });

  it('asks the self-employed about their business', () => {
    const self = { employmentType: 'SELF_EMPLOYED' };
    const business = { businessName: 'Mill', licenceOrWebsite: 'mill.example', consent: true };

    expect(errors(good, self)).toEqual({
      businessName: 'Required',
      licenceOrWebsite: 'Required',
      yearsInBusiness: 'Required',
    });
    expect(errors({ ...business, yearsInBusiness: '81' }, self)).toEqual({
      yearsInBusiness: 'Enter a number from 0 to 80',
    });
    expect(errors({ ...business, yearsInBusiness: '4' }, self)).toEqual({});
  });

  it('accepts documents instead of a contact after an unanswered call', () => {
    const silent = { ...context, canSendPapers: true };
    const validate = (values: Partial<EmployerForm>, files: Upload[] = []) =>
      employerFormValidator(silent, files)(values);

    expect(validate(good)).toEqual({ confirmBy: 'Required' });
    expect(validate({ ...good, confirmBy: 'CONTACT' })).toEqual({});
    expect(validate({ confirmBy: 'PAPERS', consent: true })).toEqual({
      employerPapers: 'Add 1 more document.',
    });
    expect(
      validate({ confirmBy: 'PAPERS', consent: true }, [aSentUpload('employerPapers')]),
    ).toEqual({});
  });

  const whole = { ...good, workEmail: '', contactName: '', bestTime: '' } as EmployerForm;

  it('sends only the answers that were asked for, and shows them again', () => {
    const answer = employerAnswer(whole, context);

    expect(answer).toMatchObject({
      employerName: 'Wyndale Mills',
      workEmail: null,
      businessName: null,
      hasPapers: false,
    });
    expect(employerForm(answer)).toMatchObject({ jobTitle: 'Miller', yearsInBusiness: null });
    expect(employerRows(answer)).toEqual([
      { label: 'Employer', value: 'Wyndale Mills' },
      { label: 'Job title', value: 'Miller' },
      { label: 'Since', value: '03/01/2019' },
      { label: 'Work phone', value: '(614) 555-0123' },
    ]);
  });

  it('sends the years of a business as a number, and documents without a contact', () => {
    const self = { ...context, employmentType: 'SELF_EMPLOYED' };
    const business = { ...whole, businessName: 'Mill', yearsInBusiness: '4' };

    expect(employerAnswer(business, self)).toMatchObject({
      businessName: 'Mill',
      yearsInBusiness: 4,
      employerName: null,
    });
    const silent = { ...context, canSendPapers: true };
    expect(employerAnswer({ ...whole, confirmBy: 'PAPERS' }, silent)).toMatchObject({
      employerName: null,
      hasPapers: true,
    });
  });
});
