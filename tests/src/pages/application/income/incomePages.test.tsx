import { screen, within } from '@testing-library/react';

import { openPageAt } from '#tests/support/render/lenderKnows.tsx';
import {
  employerSubmitted,
  incomeCheckRequested,
  incomeProofSubmitted,
  papersSubmitted,
} from '#store/application/income/actions.ts';
import type { Employment } from '#store/application/income/employer.ts';
import { fileAdded, uploadSent, type UploadGroup } from '#store/application/uploads/slice.ts';
import { someNeeds, aRecord } from '#tests/support/fixtures/income.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import type { IncomeNeeds } from '#store/application/income/income.ts';

const send = () => screen.getByRole('button', { name: 'Send' });

describe('EmployerPage', () => {
  const told: Employment = {
    employerName: 'Unreachable Ltd',
    jobTitle: 'Miller',
    startDate: '2019-03-01',
    workPhone: '(614) 555-0123',
    workEmail: null,
    contactName: null,
    bestTime: null,
    businessName: null,
    licenceOrWebsite: null,
    yearsInBusiness: null,
    state: 'CALLING',
  };

  const letter = [
    fileAdded({
      id: 'file-1',
      fileName: 'offer.pdf',
      sizeBytes: 10,
      group: 'employerPapers',
      applicationUuid: UUID,
    }),
    uploadSent({ id: 'file-1', documentUuid: 'document-1', quality: null }),
  ];

  const open = (
    employment: Employment | null,
    { employmentType = 'FULL_TIME', given = [] as typeof letter } = {},
  ) =>
    openPageAt(
      { at: 'income/employer-verification', status: aStatus('EMPLOYMENT_VERIFICATION'), given },
      { income: someNeeds({ employmentType }), employment },
    );

  const agree = () =>
    screen.getByRole('checkbox', { name: /may ask my employer whether I work there/ });

  it('sends the employer, a contact and the consent (T-20)', async () => {
    const { user, actionsOf } = await open(null);
    expect(
      screen.getByText(
        "We'll contact your employer once to confirm you work there. We won't say why.",
      ),
    ).toBeVisible();
    await user.click(send());
    expect(screen.getAllByText(/Give a work phone or a work email\./)[0]).toBeVisible();

    await user.type(screen.getByLabelText('Employer'), 'Wyndale Mills');
    await user.type(screen.getByLabelText('Your job title'), 'Miller');
    await user.type(screen.getByLabelText('Month'), '3');
    await user.type(screen.getByLabelText('Day'), '1');
    await user.type(screen.getByLabelText('Year'), '2019');
    expect(screen.getByLabelText('Work phone')).toBeRequired();
    await user.type(screen.getByLabelText('Work email'), 'hr@mill.example');
    expect(screen.getByLabelText('Work phone (optional)')).not.toBeRequired();
    await user.click(agree());
    await user.click(send());

    expect(actionsOf(employerSubmitted)).toMatchObject([
      {
        payload: {
          employerName: 'Wyndale Mills',
          startDate: '2019-03-01',
          workPhone: null,
          workEmail: 'hr@mill.example',
          hasPapers: false,
        },
      },
    ]);
  });

  it('asks self-employed borrowers about their business', async () => {
    const { user, actionsOf } = await open(null, { employmentType: 'SELF_EMPLOYED' });

    await user.type(screen.getByLabelText('Name of your business'), 'Mill');
    await user.type(screen.getByLabelText('License number or website'), 'mill.example');
    await user.type(screen.getByLabelText('Years in business'), '4');
    await user.click(agree());
    await user.click(send());

    expect(screen.queryByLabelText('Employer')).toBeNull();
    expect(actionsOf(employerSubmitted)).toMatchObject([
      { payload: { businessName: 'Mill', yearsInBusiness: 4, employerName: null } },
    ]);
  });

  it("shows the status card and the borrower's answers while the employer is called", async () => {
    await open(told);

    expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
    expect(screen.getByText('What you told us')).toBeVisible();
    expect(screen.getByLabelText('Your job title')).toHaveValue('Miller');
  });

  it('says that the employer has confirmed it', async () => {
    await open({ ...told, state: 'CONFIRMED' });

    expect(screen.getByText('Your employer has confirmed it')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
  });

  it('accepts documents instead of a contact after an unanswered call (9.4)', async () => {
    const { user, actionsOf } = await open(
      { ...told, state: 'CALLED_NO_ANSWER' },
      { given: letter },
    );
    expect(screen.getByText('Your employer did not answer')).toBeVisible();
    expect(screen.queryByLabelText('Employer')).toBeNull();

    await user.click(screen.getByRole('radio', { name: 'Give another contact' }));
    expect(screen.getByLabelText('Employer')).toHaveValue('Unreachable Ltd');
    await user.click(screen.getByRole('radio', { name: 'Upload an offer letter or a W-2' }));
    await user.click(agree());
    await user.click(send());

    expect(actionsOf(employerSubmitted)).toMatchObject([
      { payload: { hasPapers: true, employerName: null } },
    ]);
  });
});

describe('IncomePage', () => {
  const open = (about: Partial<IncomeNeeds> = {}) =>
    openPageAt(
      { at: 'income/review', status: aStatus('INCOME_VERIFICATION') },
      { income: someNeeds(about) },
    );

  const submitButton = () => screen.getByRole('button', { name: 'Submit my income' });

  const card = () => screen.getByRole('region', { name: 'Employed full-time: $118,000 a year' });

  it('shows what the borrower stated, where to change it, and the ways to confirm it', async () => {
    const { user } = await open();

    expect(screen.getByText(/^You told us \$118,000 a year, employed full-time\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit your income' })).toHaveAttribute(
      'href',
      `/account/heloc/register/${UUID}/income-info`,
    );
    expect(within(card()).getByRole('link', { name: 'Link your payroll' })).toBeVisible();
    expect(within(card()).getByText(/This is the fastest way\.$/)).toBeVisible();
    expect(within(card()).getByText('Upload pay stubs')).not.toBeVisible();
    await user.click(within(card()).getByText('Other ways'));
    expect(within(card()).getAllByRole('listitem')).toHaveLength(2);
    expect(within(card()).getByRole('link', { name: 'Upload pay stubs' })).toHaveAttribute(
      'href',
      `/account/heloc/${UUID}/income/upload`,
    );
    expect(screen.getByText(/^Your data is protected with 256-bit encryption/)).toBeVisible();
  });

  it('says what is missing after one of two incomes is confirmed, and shows no button that can only fail', async () => {
    await open({
      records: [aRecord({ state: 'CONNECTED' }), aRecord({ uuid: 'other', subject: 'OTHER' })],
      statedOther: 12_000,
    });

    expect(screen.getByText('Still to confirm: Your other income: $12,000 a year.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Submit my income' })).toBeNull();
  });

  it("says what is missing when the lender doesn't count a submit yet, and sends nothing", async () => {
    const { user, actionsOf } = await open({
      records: [
        aRecord({ state: 'CONNECTED' }),
        aRecord({ uuid: 'other', subject: 'OTHER', state: 'CONNECTED' }),
      ],
      statedOther: 12_000,
    });

    await user.click(submitButton());

    expect(screen.getByText('Add one way to confirm each income.')).toBeVisible();
    expect(actionsOf(incomeProofSubmitted)).toHaveLength(0);
  });

  it('submits a connected income, and folds the other ways', async () => {
    const connected = aRecord({
      state: 'CONNECTED',
      institution: 'Sandbox Payroll',
      monthlyIncome: 118_000 / 12,
    });
    const { user, actionsOf } = await open({ records: [connected], satisfied: true });
    expect(screen.getByText('Connected: Sandbox Payroll. It shows $118,000 a year.')).toBeVisible();
    expect(screen.getByText('Use another way')).toBeVisible();

    await user.click(submitButton());

    expect(actionsOf(incomeProofSubmitted)).toHaveLength(1);
  });

  it('says that the income is less than stated, with ways to add another', async () => {
    const lower = aRecord({ state: 'CONNECTED', monthlyIncome: (118_000 * 0.7) / 12 });
    await open({ records: [lower], satisfied: true });

    expect(
      screen.getByText(
        'We saw $82,600 a year, you told us $118,000. Add another income or continue with $82,600.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Link your bank' })).toBeVisible();
  });

  it('checks documents in review again, and says why one has to be replaced', async () => {
    const { user, actionsOf } = await open({
      records: [
        aRecord({ state: 'NEEDS_REPLACING', reason: "We couldn't read the date." }),
        aRecord({ uuid: 'other', subject: 'OTHER', state: 'IN_REVIEW' }),
      ],
      statedOther: 12_000,
    });
    expect(within(card()).getByText('Please replace')).toBeVisible();
    expect(within(card()).getByText("We couldn't read the date.")).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Check again' }));

    expect(actionsOf(incomeCheckRequested)).toHaveLength(1);
  });

  it('T-11 shows the notice if support is the income', async () => {
    await open({ employmentType: 'ALIMONY' });

    expect(screen.getByText(/^You do not have to tell us about alimony/)).toBeVisible();
  });
});

describe('PapersPage', () => {
  const file = (group: UploadGroup) => [
    fileAdded({ id: 'file-1', fileName: 'a.pdf', sizeBytes: 10, group, applicationUuid: UUID }),
    uploadSent({ id: 'file-1', documentUuid: 'document-1', quality: null }),
  ];

  const open = (group: UploadGroup, query = '', about: Partial<IncomeNeeds> = {}) =>
    openPageAt(
      { at: `income/upload${query}`, status: aStatus('INCOME_VERIFICATION'), given: file(group) },
      { income: someNeeds(about) },
    );

  it('sends pay stubs with their facts', async () => {
    const { user, actionsOf } = await open('payStubs');
    expect(screen.getByRole('heading', { level: 1, name: 'Upload your pay stubs' })).toBeVisible();
    expect(screen.getByText(/^1 pay stub from the last 30 days\./)).toBeVisible();

    await user.type(screen.getByLabelText('Employer'), 'Wyndale Mills');
    await user.selectOptions(screen.getByLabelText('How often are you paid?'), 'TWICE_A_MONTH');
    await user.type(screen.getByLabelText('Month'), '11');
    await user.type(screen.getByLabelText('Day'), '20');
    await user.type(screen.getByLabelText('Year'), '2026');
    await user.click(send());

    expect(actionsOf(papersSubmitted)).toMatchObject([
      {
        payload: {
          kind: 'PAYSTUB',
          payFrequency: 'TWICE_A_MONTH',
          employerName: 'Wyndale Mills',
          lastPayDate: '2026-11-20',
          recordUuid: null,
        },
      },
    ]);
  });

  it('asks only for documents with kind=other, and sends them for the income in the address', async () => {
    const { user, actionsOf } = await open('incomePapers', '?kind=other&record=record-2', {
      employmentType: 'RETIRED',
    });
    expect(
      screen.getByRole('heading', { level: 1, name: 'Upload your income papers' }),
    ).toBeVisible();
    expect(screen.getByText(/^Send an award letter\./)).toBeVisible();
    expect(screen.queryByLabelText('Employer')).toBeNull();

    await user.click(send());

    expect(actionsOf(papersSubmitted)).toMatchObject([
      { payload: { kind: 'OTHER', payFrequency: null, recordUuid: 'record-2' } },
    ]);
  });
});
