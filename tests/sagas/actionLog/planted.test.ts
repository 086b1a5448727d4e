import { selectApplicationState } from '#store/application/core/state.ts';
import { readLog } from '#store/actionLog/lines.ts';
import { replay } from '#store/actionLog/replay.ts';
import { selectStep } from '#store/registration/flow.ts';
import { birthdateSubmitted, incomeSubmitted, nameSubmitted } from '#store/registration/answers.ts';
import { registrationSubmitted } from '#store/registration/slice.ts';
import { foundIn } from '#tests/journeys/support/traces.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { recordingStore } from '#tests/support/fakes/recordingStore.ts';
import { MORNING } from '#tests/support/fakes/sandbox.ts';
import { ORIGIN, stormyNetwork } from '#tests/support/fakes/stormyNetwork.ts';
import { consents, everyAnswer } from '#tests/support/fixtures/answers.ts';
import { samples } from '#tests/support/samples.ts';
import { aBrowser } from '#tests/support/sagas/aBrowser.ts';

beforeEach(() =>
  jest.useFakeTimers({ now: MORNING, doNotFake: ['setImmediate', 'nextTick', 'performance'] }),
);
afterEach(() => jest.useRealTimers());

const lender = openLender('test');
const BRAND = 'TARNWICK';
const LOGIN = '/account/heloc/register-v2/login-info';
/** Nine values each, so a thousand in the full run. */
const BORROWERS = samples(112);
const MIN_PIECE_LENGTH = 5;

/** Letters that occur in none of our words or shapes. */
const CONSONANTS = 'qzjvkw';
const VOWELS = 'aou';

/** Returns what one borrower types. */
function plantedValues(random: () => number) {
  const letter = (letters: string) => letters[Math.floor(random() * letters.length)] ?? '';
  const word = () =>
    Array.from({ length: 5 }, () => letter(CONSONANTS) + letter(VOWELS))
      .join('')
      .replace(/^./, (first) => first.toUpperCase());
  const digits = (from: number, to: number) => Math.floor(from + random() * (to - from));
  return {
    firstName: word(),
    lastName: word(),
    street1: `${digits(1_000, 9_999)} ${word()} Lane`,
    city: word(),
    income: digits(100_001, 199_999),
    otherIncome: digits(10_001, 99_999),
    dob: `19${digits(50, 99)}-0${digits(1, 9)}-${digits(10, 28)}`,
    email: `${word()}.${word()}@mail.example`.toLowerCase(),
    phoneNumber: `(${digits(212, 989)}) 555-01${digits(10, 99)}`,
    password: `${word()}!${word()}${digits(1_000, 9_999)}`,
  };
}

type Values = ReturnType<typeof plantedValues>;

const reversed = (text: string) => text.split('').toReversed().join('');

const piecesOf = (text: string) =>
  Array.from({ length: Math.max(1, text.length - MIN_PIECE_LENGTH + 1) }, (_none, at) =>
    text.slice(at, at + MIN_PIECE_LENGTH),
  );

/** Returns a value as it is, as it is written, as its digits and backwards. Words also appear in pieces. */
function tracesOf(values: Values): string[] {
  const { income, otherIncome, dob, phoneNumber, street1, email } = values;
  const words = [values.firstName, values.lastName, values.city, values.password];
  const numbers = [income, otherIncome].flatMap((amount) => [
    `${amount}`,
    amount.toLocaleString('en-US'),
  ]);
  const whole = [
    ...numbers,
    dob,
    phoneNumber,
    phoneNumber.replaceAll(/\D/g, ''),
    street1,
    email,
    ...words,
  ];
  return [
    ...whole.flatMap((text) => [text, reversed(text)]),
    ...[...words, ...(email.split('@')[0] ?? '').split('.')].flatMap(piecesOf),
  ];
}

/** Registers from the first answers to the offers. Returns the log. */
async function register(seed: number) {
  const network = stormyNetwork(lender, { seed });
  network.storm(0);
  const browser = aBrowser({ lender, network, brand: BRAND, isElsewhere: true });
  const values = plantedValues(network.random);
  const { street1, city, email, phoneNumber, password } = values;
  const tab = browser.open(LOGIN);
  await browser.pass(1_000);
  const [, , property, sale] = everyAnswer({ property: { street1, city } });
  const [, , , , , , , contact] = everyAnswer({ contact: { email, phoneNumber } });
  const { income, otherIncome, firstName, lastName, dob } = values;
  for (const fact of [
    property,
    sale,
    incomeSubmitted({ income, otherIncome, employmentType: 'FULL_TIME' }),
    nameSubmitted({ firstName, lastName }),
    birthdateSubmitted({ dob }),
    contact,
  ])
    if (fact) tab.store.dispatch(fact);
  expect(selectStep(tab.store.getState())).toBe('login');
  tab.store.dispatch(registrationSubmitted({ contact: null, consents, passwordHandle: null }));
  await browser.pass(5_000);
  const address = new URL(tab.left() ?? '', ORIGIN).href;
  await browser.post(address, { password });
  const back = await browser.post(address, { code: '246810' });
  const { pathname, search } = new URL(back ?? LOGIN, ORIGIN);
  const after = tab.reload(pathname + search);
  await browser.pass(20_000);
  expect(selectApplicationState(after.store.getState()).uuid).not.toBeNull();
  // Proves that the values were there to find.
  expect(foundIn(JSON.stringify(tab.actions), [firstName, email, street1])).toHaveLength(3);
  const logs = [tab, after].map(({ actions }) => {
    const { store, log } = recordingStore();
    for (const action of actions) store.dispatch(action);
    return log.text();
  });
  after.close();
  jest.clearAllTimers();
  return { values, logs };
}

it('SC-14 FT-113 keeps what borrowers type out of the log: raw, encoded, reversed or in pieces', async () => {
  for (let seed = 1; seed <= BORROWERS; seed += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one lender, one borrower after another
    const { values, logs } = await register(seed);
    for (const log of logs) {
      expect(foundIn(log, tracesOf(values))).toEqual([]);
      expect(replay(readLog(log).lines)).toMatchObject({ differsAt: null, threwAt: null });
    }
  }
});
