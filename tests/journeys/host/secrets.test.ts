/** @set gate */
import { aBorrower, stepsWith } from '#scripts/driver/borrower.ts';
import { externalQuestions, registrationQuestions } from '#scripts/driver/questions.ts';
import { mouse } from '#scripts/driver/inputDevices.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { expectOffers, expectScreen } from '#tests/journeys/support/place.ts';
import { createSignIn } from '#tests/journeys/support/signIn.ts';
import { foundIn, watchTraces } from '#tests/journeys/support/traces.ts';
import { walk } from '#tests/journeys/support/walk.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const SSN = '219-09-9999';
const TOKEN_KEY = 'homeline.token';
const SAVED_FORM = 'homeline.savedForm';
const planted = aBorrower({
  firstName: 'Zephyrine',
  lastName: 'Quillonette',
  income: '118437',
  birth: ['3', '9', '1984'],
  email: 'zephyrine.quillonette@mail.example',
  phone: '6145550187',
  password: 'Vault!Sparrow7391',
});
const personal = [
  'Zephyrine',
  'Quillonette',
  planted.email,
  '6145550187',
  '(614) 555-0187',
  '118437',
  '118,437',
  '1984-03-09',
  '512 Amberstone Drive',
  '43214',
  SSN,
];

type Look = Awaited<ReturnType<Traces['look']>>;
type Traces = Awaited<ReturnType<typeof watchTraces>>;

interface Found {
  readonly looks: readonly Look[];
  readonly traces: Traces;
  readonly secrets: readonly string[];
}

/** Expects secrets only in the token's own key, and personal data only in the store's memory. */
async function expectNowhere({ looks, traces, secrets }: Found) {
  const either = [...secrets, ...personal];
  for (const { markup, session, local, indexed, state, shown } of looks) {
    const { [TOKEN_KEY]: _token, 'homeline.log': log = '', ...others } = session;
    expect(foundIn(JSON.stringify([others, local, indexed]), either)).toEqual([]);
    expect(foundIn(state, secrets)).toEqual([]);
    expect(foundIn(markup, secrets)).toEqual([]);
    expect(foundIn(log, either)).toEqual([]);
    expect(foundIn(shown, either)).toEqual([]);
  }
  expect(foundIn(traces.outside.join('\n'), either)).toEqual([]);
  expect(foundIn(traces.calls.join('\n'), secrets)).toEqual([]);
  const events = (await host.sandbox.requests()).filter(({ path }) => path.startsWith('/ft/'));
  expect(events.length).toBeGreaterThan(5);
  const telemetry = events.map(({ path, query, body }) => [path, query, body]);
  expect(foundIn(JSON.stringify(telemetry), either)).toEqual([]);
}

it('leaves no secret of a registration anywhere, and nothing personal where support or developers look', async () => {
  const { page, at, leave } = await host.visit();
  const traces = await watchTraces(page);
  const steps = stepsWith(mouse);
  const isAt = ({ heading }: { heading: string }) => expectScreen(page, heading, 'Homeline');
  const looks: Look[] = [];
  const look = async () => void looks.push(await traces.look());

  await page.goto(at('/account/heloc/register-v2?utm_source=letter'));
  await page.getByRole('combobox', { name: 'Property address' }).fill('512 Amberstone');
  await page.getByRole('option', { name: '512 Amberstone' }).click();
  await page.getByRole('button', { name: 'Edit or add a unit' }).click();
  await page.getByRole('textbox', { name: /Apartment/ }).fill(SSN);
  await page.getByRole('radio', { name: 'I live here' }).check();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await isAt(registrationQuestions.forSale);
  await steps.forSale(page, planted);
  await isAt(registrationQuestions.income);
  await steps.income(page, planted);
  await isAt(registrationQuestions.name);
  await steps.name(page, planted);
  await isAt(registrationQuestions.birthdate);
  await look();
  await steps.birthdate(page, planted);
  await isAt(registrationQuestions.contact);
  await steps.contact(page, planted);
  await isAt(registrationQuestions.password);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(planted.password);
  await page.waitForTimeout(600);
  await look();
  await steps.password(page, planted);
  await expectOffers(page);
  // The log is written once the page is idle.
  await page.waitForFunction(() => sessionStorage.getItem('homeline.log') !== null);
  await look();

  const last = looks.at(-1);
  const token = last?.session[TOKEN_KEY] ?? '';
  expect(token.length).toBeGreaterThan(40);
  // Proves that the search finds what is there.
  expect(foundIn(looks[0]?.state ?? '', personal)).toContain('Quillonette');
  await expectNowhere({ looks, traces, secrets: [planted.password, token] });
  const { shown = '', session = {} } = last ?? {};
  expect(shown.length).toBeGreaterThan(1_000);
  expect(session['homeline.log']?.length).toBeGreaterThan(1_000);
  await leave();
});

it("leaves no secret after the lender's own sign-in, and keeps the nonce only until the return", async () => {
  const { page, at, leave } = await host.visit({ brand: 'larkholt' });
  const traces = await watchTraces(page);
  const looks: Look[] = [];
  const look = async () => void looks.push(await traces.look());
  const borrower = { ...planted, email: `external.${planted.email}`, typed: '27 Foxglass' };
  const way = { asked: externalQuestions, flow: 'register', brand: 'Larkholt' } as const;
  const sent = page.waitForRequest(/externalStateNonce=/);
  await page.goto(at('/account/heloc/register?step=property-info'));
  await walk(page, { ...way, borrower, before: { login: look } });
  const nonce = new URL((await sent).url()).searchParams.get('externalStateNonce') ?? '';
  expect(nonce).toHaveLength(36);
  await page.waitForURL(/\/sandbox\/broker/);
  await look();
  await createSignIn(page, borrower);
  await expectOffers(page, 'Larkholt');
  await page.waitForTimeout(1_200);
  await look();

  const token = looks.at(-1)?.session[TOKEN_KEY] ?? '';
  const secrets = [planted.password, token];
  await expectNowhere({ looks, traces, secrets });
  for (const { title, session, local, indexed, state, shown } of looks) {
    const [{ [SAVED_FORM]: _own, ...tab }, { [SAVED_FORM]: _saved, ...browser }] = [session, local];
    expect(foundIn(JSON.stringify([title, tab, browser, indexed, state, shown]), [nonce])).toEqual(
      [],
    );
  }
  expect(page.url()).not.toContain(nonce);
  // The browser stores the nonce and the encrypted answers only while the visitor is on the sign-in page (REG-MISC-01).
  expect(looks.map(({ local }) => local[SAVED_FORM]?.includes(nonce))).toEqual([
    undefined,
    true,
    undefined,
  ]);
  await leave();
});
