import { toChecklistStatus } from '#store/application/core/checklistStatus.ts';
import { incomeSubmitted, nameSubmitted } from '#store/registration/answers.ts';
import { contract } from '#sagas/api/contract/contract.ts';
import { redactAction, redactState } from '#store/actionLog/redact.ts';
import { knownField } from '#store/redaction/refusals.ts';
import { additionalInfoSubmitted } from '#store/application/details/actions.ts';
import { applicationFailed, screenTyped, statusReceived } from '#store/application/core/slice.ts';
import { withStatusDefaults } from '#store/application/core/applicationStatus.ts';
import { processingAdvanced } from '#store/shell/slice.ts';

it('keeps choices from a list, and only the shape of the rest', () => {
  const submitted = incomeSubmitted({ income: 85_000, employmentType: 'RETIRED' });

  expect(redactAction(submitted)).toEqual({
    type: 'registration/incomeSubmitted',
    payload: { income: 10_000, employmentType: 'RETIRED' },
  });
});

it('keeps yes-or-no answers outside HMDA (decision 18)', () => {
  const submitted = additionalInfoSubmitted({
    phoneNumber: '(614) 555-0142',
    answer: {
      ownership: 'TRUST',
      owners: [],
      trust: { name: 'The Sample Trust', type: 'REVOCABLE', isTrustee: true },
      maritalStatus: null,
      spouse: null,
      purpose: 'EDUCATION',
      residency: 'US_CITIZEN',
      mailingAddress: null,
      preferredContact: 'PHONE',
      titleChanged90Days: true,
      equityLoan12Months: true,
    },
    ssnHandle: null,
  });

  expect(redactAction(submitted).payload).toMatchObject({
    answer: {
      trust: { name: 'xxxxxxxxxxxxxxxx', type: 'REVOCABLE', isTrustee: true },
      titleChanged90Days: true,
      equityLoan12Months: true,
    },
  });
});

it('keeps empty, null and missing values', () => {
  const submitted = nameSubmitted({ firstName: 'Dana', middleName: '', lastName: 'Sample' });

  expect(redactAction(submitted).payload).toEqual({
    firstName: 'xxxxxxxx',
    middleName: '',
    lastName: 'xxxxxxxx',
  });
});

it('replaces a sentence in place of a code with its shape', () => {
  const status = withStatusDefaults({
    checklistStatus: toChecklistStatus('Dana Sample was declined'),
  });

  const told = redactAction(statusReceived({ status, readAt: '' }));
  expect(told.payload).toMatchObject({
    status: { checklistStatus: 'xxxxxxxxxxxxxxxxxxxxxxxx' },
  });
  expect(redactAction(told)).toEqual(told);
});

const refusal = (code: string, field: string) => ({
  kind: 'refused' as const,
  status: 422,
  message: 'Please check this',
  fields: [{ field, message: 'Please check this' }],
  code,
  retryAfterMs: null,
});

const toldOf = (code: string, field: string) =>
  redactAction(applicationFailed(refusal(code, field))).payload;

it('SC-14 replaces a planted word in place of a code or a field with its shape', () => {
  const told = toldOf('Quillonette', 'owners.Quillonette');

  expect(told).toMatchObject({ code: 'x'.repeat(16), fields: [{ field: 'x'.repeat(24) }] });
});

it('F-04 logs everything about a refusal except its message', () => {
  const { message: _message, ...told } = toldOf('WRONG_LOGIN', 'email') as Record<string, unknown>;

  expect(told).toEqual({
    kind: 'refused',
    status: 422,
    fields: [{ field: 'email', message: 'x'.repeat(24) }],
    code: 'WRONG_LOGIN',
    retryAfterMs: null,
  });
});

it('FT-05 logs how long a refused call waits, and which answer was garbled', () => {
  const limited = { ...refusal('TOO_MANY', 'email'), status: 429, retryAfterMs: 7_000 };
  const garbled = { kind: 'garbled' as const, endpoint: 'readIdentity' };

  expect(redactAction(applicationFailed(limited)).payload).toMatchObject({
    status: 429,
    retryAfterMs: 7_000,
  });
  expect(redactAction(applicationFailed(garbled)).payload).toEqual(garbled);
});

/** Returns the names in a schema, at any depth. */
function namesIn(schema: object): string[] {
  const { entries = {}, ...others } = schema as { entries?: Record<string, object> };
  const { item, wrapped, pipe = [], options = [] } = others as Record<string, object[] | undefined>;
  const inside = [item, wrapped, ...pipe, ...options, ...Object.values(entries)].filter(
    (inner): inner is object => typeof inner === 'object' && inner !== schema,
  );
  return [...Object.keys(entries), ...inside.flatMap(namesIn)];
}

it('F-04 knows every field of the contract', () => {
  const sent = contract
    .filter(({ isBackground }) => !isBackground)
    .flatMap(({ body }) => (body ? namesIn(body) : []));

  expect(sent.length).toBeGreaterThan(80);
  expect(sent.filter((field) => knownField(field) !== field)).toEqual([]);
});

it('redacts personal data in keys, too', () => {
  const values = { firstName: 1, 'Dana Sample': 1, 'dana@mail.example': 1, '(555) 555-0142': 1 };

  expect(redactAction(screenTyped({ screen: 'startContact', values })).payload).toEqual({
    screen: 'startContact',
    values: {
      firstName: 1,
      xxxxxxxxxxxxxxxx: 1,
      'xxxxxxxx@xxxxxxxxxxxxxxxx': 1,
      '(000) 000-0000': 1,
    },
  });
});

it.each([
  ['a', 'a'],
  ['a'.repeat(64), 'a'.repeat(64)],
  ['a'.repeat(65), 'x'.repeat(72)],
  ['Quillonette', 'x'.repeat(16)],
  ['DANA_SAMPLE', 'x'.repeat(16)],
  ['219099999', '0'.repeat(16)],
  ['ünter', 'x'.repeat(8)],
])('SC-14 logs the undeclared key %s as %s', (key, logged) => {
  expect(redactState({ [key]: 1 })).toEqual({ [logged]: 1 });
});

it.each([
  [3, 3],
  [-0, 0],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
])('logs the loggable number %d as %d, which JSON can hold', (message, logged) => {
  expect(redactAction(processingAdvanced({ message })).payload).toEqual({ message: logged });
});

it('FT-111 SC-06 drops the keys of a prototype', () => {
  const payload: unknown = JSON.parse(
    '{"__proto__":{"isBroker":true},"constructor":1,"prototype":1,"uuid":"a"}',
  );

  expect(redactAction({ type: 'identity/profileReceived', payload }).payload).toEqual({
    uuid: 'a',
  });
});

it('logs only the type of an undeclared action', () => {
  expect(redactAction({ type: 'unknown/dispatched', payload: 'Dana' })).toEqual({
    type: 'unknown/dispatched',
  });
});

it('FT-112 logs the first hundred characters of a type', () => {
  const type = 'a'.repeat(100);

  expect(redactAction({ type })).toEqual({ type });
  expect(redactAction({ type: `${type}a` })).toEqual({ type });
});

it('logs only the shape of an undeclared slice', () => {
  expect(redactState({ secretDiary: { page: 'Dana', isSad: true } })).toEqual({
    secretDiary: { page: 'xxxxxxxx', isSad: false },
  });
});

const IDENTITY = 'identity/identityReceived';

const circle: Record<string, unknown> = {};
circle['again'] = circle;

it.each([
  ['an infinite number', { uuid: 1n }],
  ['a circular value', circle],
  ['a function', { uuid: () => 1 }],
  ['a date', { uuid: new Date(0) }],
  ['a map', { uuid: new Map() }],
  ['very many values', { uuid: Array<number>(1_000_000).fill(1) }],
])('FT-112 refuses %s', (_what, payload) => {
  expect(() => redactAction({ type: IDENTITY, payload })).toThrow(/plain data|Too/);
});

it.each([
  ['a payload', 5_000, (uuid: unknown) => redactAction({ type: IDENTITY, payload: { uuid } })],
  ['a state', 100_000, (uuid: unknown) => redactState({ uuid })],
])('FT-112 logs %s of up to %i values, but no larger one', (_what, most, log) => {
  const values = (count: number) => Array<number>(count).fill(1);

  expect(() => log(values(most - 2))).not.toThrow();
  expect(() => log(values(most - 1))).toThrow('Too much');
});

it('FT-112 logs a state of up to 32 levels, but no deeper one, whatever is next to it', () => {
  const levels = (count: number): object => (count === 1 ? {} : { a: levels(count - 1) });
  const siblings = Array<object>(100).fill({});

  expect(() => redactState({ siblings, deep: levels(31) })).not.toThrow();
  expect(() => redactState({ siblings, deep: levels(32) })).toThrow('Too deep');
});

it.each([
  [0, 0],
  [7, 1],
  [10, 10],
  [153_250, 100_000],
  [999_999.99, 100_000],
  [-4_812.5, -1_000],
  [0.0825, 0.01],
  [1_000, 1_000],
])('FT-113 logs the amount %d as its magnitude, %d, so a screen can be drawn', (amount, logged) => {
  expect(redactState({ amount })).toEqual({ amount: logged });
  expect(redactState({ amount: logged })).toEqual({ amount: logged });
});
