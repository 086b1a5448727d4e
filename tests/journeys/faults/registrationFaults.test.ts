/** @set full */
import { aBorrower, answerEverything, steps, type Borrower } from '#scripts/driver/borrower.ts';
import { addressOf, externalQuestions, questions } from '#scripts/driver/questions.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import {
  atLastStep,
  expectOneApplication,
  fillPassword,
} from '#tests/journeys/support/lastStep.ts';
import { button, reads } from '#tests/journeys/support/offerScreen.ts';
import { expectOffers, expectScreen } from '#tests/journeys/support/place.ts';
import { callOf, chainOf, timesCalled } from '#tests/journeys/support/record.ts';
import type { Fault } from '#scripts/driver/sandbox.ts';
import { createSignIn } from '#tests/journeys/support/signIn.ts';
import { until } from '#scripts/driver/until.ts';
import { walk } from '#tests/journeys/support/walk.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterEach(() => host.sandbox.faults([]));
afterAll(() => host.close());

const NOT_REACHED = "We couldn't reach the lender. Your answers are still on this page. Try again.";
const UNEXPECTED = 'Something unexpected happened';
const ORIGINATOR = '10000000-0000-4000-8000-000000000001';
const REFERRAL = '20000000-0000-4000-8000-000000000001';

/** What registration requests by itself at its entry; no screen waits for any of it. */
const atEntry = [
  '/states-eligibility',
  '/zip-eligibility',
  '/consent/prompt/',
  '/service-lead-portal/',
  '/heloc/referral-id/',
  '/a/external/prepop',
  '/service-operating-hours/',
];

/** A browser has six connections to a host: what hangs must not take all of them. */
const hanging = ['/states-eligibility', '/service-lead-portal/', '/a/external/prepop'];

it.each<[string, readonly string[], Omit<Fault, 'path'>]>([
  ['FT-03 FT-89 broken down', atEntry, { status: 500 }],
  ['FT-07 FT-89 without an answer', hanging, { hang: true }],
  ['FT-09 FT-89 of another shape', atEntry, { body: { states: 7, helocStatus: [] } }],
])(
  "doesn't delay the visitor with requests at the entry, %s: the lender decides at the end",
  async (_what, paths, fault) => {
    await host.sandbox.faults(paths.map((path) => ({ path, ...fault })));
    const { page, at, leave } = await host.visit();
    const query = `referrer=${ORIGINATOR}&referral=${REFERRAL}&affiliate=demo`;
    await page.goto(at(`/account/heloc/register-v2?${query}`), { waitUntil: 'domcontentloaded' });
    const borrower = aBorrower();
    await answerEverything(page, borrower);
    expect(await page.getByRole('alert', { name: 'Error' }).count()).toBe(0);
    await steps.password(page, borrower);
    await expectOneApplication(page);
    await leave();
  },
);

it('FT-03 asks again where the lender lends, and says it once it is known', async () => {
  await host.sandbox.faults([{ path: '/states-eligibility', status: 503, times: 1 }]);
  const before = await host.sandbox.lastNumber();
  const { page, at, leave } = await host.visit();
  await page.goto(at(addressOf(questions.address, 'register-v2')));
  await page.getByRole('combobox', { name: 'Property address' }).fill('6 Mapleglen');
  await page.getByRole('option').first().click();
  await reads(page, "We don't lend here yet.");
  expect(timesCalled(await host.sandbox.requests(before), /states-eligibility/)).toBe(2);
  await leave();
});

it('FT-01 lets every question be answered without a network, and sends the answers with one press afterwards', async () => {
  const visit = await atLastStep(host, {}, { isWalked: true });
  const { page, context, borrower, finish, press, calls, leave } = visit;
  const others: Borrower = { ...borrower, income: '121000', lastName: 'Tollandsen' };
  const asked = [
    [questions.contact, () => steps.contact(page, others)],
    [questions.birthdate, () => steps.birthdate(page, others)],
    [questions.name, () => steps.name(page, others)],
    [questions.income, () => steps.income(page, others)],
    [questions.forSale, () => steps.forSale(page, others)],
  ] as const;
  for (const [{ heading }] of asked) {
    await page.goBack();
    await expectScreen(page, heading, 'Homeline');
  }

  await context.setOffline(true);
  await reads(page, 'You are offline. Your answers stay on this page.');
  for (const [{ heading }, answer] of asked.toReversed()) {
    await expectScreen(page, heading, 'Homeline');
    await answer();
  }
  await expectScreen(page, questions.password.heading, 'Homeline');
  await finish();
  await reads(page, NOT_REACHED);
  expect(chainOf(await calls())).toEqual([]);

  await context.setOffline(false);
  await page.locator('p', { hasText: 'You are offline.' }).waitFor({ state: 'detached' });
  expect(chainOf(await calls())).toEqual([]);
  await fillPassword(page, borrower);
  await press();
  await expectOneApplication(page);
  expect(callOf(await calls(), 'createApplication').body).toMatchObject({
    profileRequest: { name: { lastName: 'Tollandsen' } },
    income: { incomePrimary: 121_000 },
  });
  await leave();
});

it("shows a message for each fault before the lender's own sign-in, keeps the answers, and leads there next", async () => {
  const REGISTER = '/customer/api/v3/register';
  const before = await host.sandbox.lastNumber();
  const { page, context, at, leave } = await host.visit({ brand: 'larkholt' });
  await page.clock.install();
  const borrower = aBorrower({ typed: '27 Foxglass' });
  const way = { asked: externalQuestions, flow: 'register', brand: 'Larkholt' } as const;
  await page.goto(at(addressOf(questions.address, 'register')));
  await host.sandbox.faults([{ path: REGISTER, status: 500 }]);
  await walk(page, { ...way, borrower });
  await reads(page, UNEXPECTED);

  const faults: readonly [id: string, fault: Omit<Fault, 'path'>, says: string][] = [
    ['FT-04', { status: 422, body: { message: 'Not now, please.' } }, 'Not now, please.'],
    ['FT-02', { after: true, reset: true }, NOT_REACHED],
    ['FT-08', { malformed: true }, UNEXPECTED],
    ['FT-09', { body: { redirect: 7 } }, UNEXPECTED],
    ['FT-07', { hang: true }, NOT_REACHED],
  ];
  for (const [id, fault, says] of faults) {
    await host.sandbox.faults([{ path: REGISTER, ...fault }]);
    const asked = await host.sandbox.lastNumber();
    await button(page, 'Continue').click();
    await until(async () => timesCalled(await host.sandbox.requests(asked), /v3.register/) > 0);
    if (fault.hang) await page.clock.fastForward(31_000);
    await reads(page, says);
    const email = page.getByRole('textbox', { name: /mail/i });
    expect([id, await email.inputValue()]).toEqual([id, borrower.email]);
  }
  await context.setOffline(true);
  await button(page, 'Continue').click();
  await reads(page, NOT_REACHED);
  await context.setOffline(false);

  await host.sandbox.faults([]);
  await button(page, 'Continue').click();
  await createSignIn(page, borrower);
  await expectOffers(page, 'Larkholt');
  const created = chainOf(await host.sandbox.requests(before));
  expect(created.filter((link) => link === 'createApplication')).toHaveLength(1);
  await leave();
});
