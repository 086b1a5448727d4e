import { openLender } from '#tests/support/fakes/openLender.ts';

const lender = openLender('test');
const HOUR_MS = 60 * 60_000;

const open = async (address: string) => (await lender.sandbox.app.request(address)).status;

test('opens a login address only once', async () => {
  const { loginUrl } = await lender.session();

  expect([await open(loginUrl), await open(loginUrl)]).toEqual([302, 404]);
});

test('ends a login address after an hour', async () => {
  const [early, late] = [await lender.session(), await lender.session()];

  lender.pass(HOUR_MS - 1);
  expect(await open(early.loginUrl)).toBe(302);
  lender.pass(1);
  expect(await open(late.loginUrl)).toBe(404);
});
