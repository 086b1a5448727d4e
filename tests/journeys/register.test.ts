import { aBorrower, answerEverything, steps } from './support/borrower.ts';
import { openHouse, type House } from './support/house.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it('a borrower types an address and nine screens later chooses among offers, each call sent once', async () => {
  const { page, at, leave } = await house.visit({ width: 390, touch: true });
  const borrower = aBorrower();

  await page.goto(at('/account/heloc/register-v2'));
  await answerEverything(page, borrower);
  await steps.password(page, borrower);
  await page.waitForURL(/product\/select/);

  const calls = await house.sandbox.requests();
  const count = (method: string, end: string) =>
    calls.filter((call) => call.method === method && call.path.endsWith(end)).length;
  expect(count('POST', '/registration/register')).toBe(1);
  expect(count('PUT', '/identity/alias')).toBe(1);
  expect(count('GET', '/verify-ability-to-start-application')).toBe(1);
  expect(count('POST', '/application/helocs')).toBe(1);
  expect(count('POST', '/consent/user')).toBe(1);
  await leave();
});
