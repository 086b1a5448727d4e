import { aBorrower, stepsWith } from './support/borrower.ts';
import { mouse } from './support/hands.ts';
import { openHouse, type House } from './support/house.ts';
import { expectScreen, questions } from './support/place.ts';
import { foundIn, watchTraces } from './support/traces.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const SSN = '219-09-9999';
const TOKEN_KEY = 'homeline.token';
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

it('a whole registration leaves no secret anywhere, and nothing personal where support or developers look', async () => {
  const { page, at, leave } = await house.visit();
  const traces = await watchTraces(page);
  const steps = stepsWith(mouse);
  const isAt = ({ heading }: { heading: string }) => expectScreen(page, heading, 'Homeline');
  const looks: Awaited<ReturnType<typeof traces.look>>[] = [];
  const look = async () => void looks.push(await traces.look());

  await page.goto(at('/account/heloc/register-v2?utm_source=letter'));
  await page.getByRole('combobox', { name: 'Property address' }).fill('512 Amberstone');
  await page.getByRole('option', { name: '512 Amberstone' }).click();
  await page.getByRole('button', { name: 'Edit or add a unit' }).click();
  await page.getByRole('textbox', { name: /Apartment/ }).fill(SSN);
  await page.getByRole('radio', { name: 'I live here' }).check();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await isAt(questions.forSale);
  await steps.forSale(page, planted);
  await isAt(questions.income);
  await steps.income(page, planted);
  await isAt(questions.name);
  await steps.name(page, planted);
  await isAt(questions.birthdate);
  await look();
  await steps.birthdate(page, planted);
  await isAt(questions.contact);
  await steps.contact(page, planted);
  await isAt(questions.password);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(planted.password);
  await page.waitForTimeout(600);
  await look();
  await steps.password(page, planted);
  await expectScreen(page, 'Choose your offer', 'Homeline');
  // The log is written down a moment after things happen.
  await page.waitForTimeout(1_200);
  await look();

  const last = looks.at(-1);
  const token = last?.session[TOKEN_KEY] ?? '';
  expect(token.length).toBeGreaterThan(40);
  // The search finds what is there.
  expect(foundIn(looks[0]?.state ?? '', personal)).toContain('Quillonette');
  const secrets = [planted.password, token];
  const calls = await house.sandbox.requests();
  const telemetry = calls.filter(({ path }) => path.startsWith('/ft/'));
  expect(telemetry.length).toBeGreaterThan(5);
  expect(last?.shown.length).toBeGreaterThan(1_000);
  expect(last?.session['homeline.log']?.length).toBeGreaterThan(1_000);

  for (const { session, local, indexed, state, shown } of looks) {
    const { [TOKEN_KEY]: _token, 'homeline.log': log = '', ...others } = session;
    const storages = JSON.stringify([others, local, indexed]);
    expect(foundIn(storages, [...secrets, ...personal])).toEqual([]);
    expect(foundIn(state, secrets)).toEqual([]);
    expect(foundIn(log, [...secrets, ...personal])).toEqual([]);
    expect(foundIn(shown, [...secrets, ...personal])).toEqual([]);
  }
  expect(foundIn(traces.outside.join('\n'), [...secrets, ...personal])).toEqual([]);
  expect(foundIn(traces.calls.join('\n'), secrets)).toEqual([]);
  expect(
    foundIn(JSON.stringify(telemetry.map(({ path, query, body }) => [path, query, body])), [
      ...secrets,
      ...personal,
    ]),
  ).toEqual([]);
  await leave();
});
