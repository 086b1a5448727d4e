/** @set full */
import {
  atEndOfWaitlist,
  atLastStep,
  expectOneApplication,
  fillPassword,
} from '#tests/journeys/support/lastStep.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { addressOf, questions } from '#scripts/driver/questions.ts';
import { reads } from '#tests/journeys/support/offerScreen.ts';
import { addressBar } from '#tests/journeys/support/place.ts';
import { timesCalled, type Link } from '#tests/journeys/support/record.ts';
import type { Fault } from '#scripts/driver/sandbox.ts';
import { until } from '#scripts/driver/until.ts';

type AtLastStep = Awaited<ReturnType<typeof atLastStep>>;

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterEach(() => host.sandbox.faults([]));
afterAll(() => host.close());

const NOT_REACHED = "We couldn't reach the lender. Your answers are still on this page. Try again.";
const NOT_TEXTED = "We couldn't save your text message choice. You can set it later in settings.";
const LAST = addressOf(questions.password, 'register-v2');

interface Kind {
  readonly kind: string;
  readonly fault: Omit<Fault, 'path'>;
  readonly says: string;
}
const refusal: Kind = {
  kind: 'FT-04 a refusal',
  fault: { status: 422, body: { message: 'Not now, please.' } },
  says: 'Not now, please.',
};
const breakdown: Kind = { kind: 'FT-04 a breakdown', fault: { status: 503 }, says: NOT_REACHED };
const lost: Kind = {
  kind: 'FT-02 an answer that is lost',
  fault: { after: true, reset: true },
  says: NOT_REACHED,
};
const garbage: Kind = {
  kind: 'FT-08 half an answer',
  fault: { malformed: true },
  says: 'Something unexpected happened',
};

/** The calls that a chain cannot do without, in their order; the last two are one link (decision 11). */
const needed: readonly { link: Link; path: string }[] = [
  { link: 'register', path: '/registration/register$' },
  { link: 'savePhone', path: '/identity/alias$' },
  { link: 'readAbilityToStart', path: '/verify-ability-to-start' },
  { link: 'readApplications', path: '/heloc/all$' },
];
/** What fails beside an application that is there. */
const beside = ['/profile/name$', '/consent/user$', '/optimizely', '/experiments$', '^/ft/'];
const CREATE = '/application/helocs$';

const order = ({ fault }: Kind, ...paths: readonly string[]) =>
  host.sandbox.faults(paths.map((path) => ({ path, ...fault })));

/** Lets each of these calls go wrong in its turn; after each the button is pressed again. */
async function breakEach(
  { fault, says }: Kind,
  visit: AtLastStep,
  links: typeof needed,
  others: readonly Fault[] = [],
) {
  const { page, borrower, finish, press } = visit;
  for (const { link, path } of links) {
    await host.sandbox.faults([...others, { path, ...fault }]);
    await (link === links[0]?.link ? finish() : press());
    await reads(page, says);
    const isWaiting = (await page.getByRole('dialog').count()) > 0;
    expect([link, isWaiting, addressBar(page)]).toEqual([link, false, LAST]);
    if (link === 'register') await fillPassword(page, borrower);
  }
}

/** The last press finds everything done that was done, and loses no application to what fails beside it. */
async function expectTheRest(kind: Kind, { page, press, leave, times }: AtLastStep) {
  await order(kind, ...beside);
  await press();
  await reads(page, NOT_TEXTED);
  await expectOneApplication(page);
  expect([await times('savePhone'), await times('readAbilityToStart')]).toEqual([2, 3]);
  await leave();
}

it('FT-04 shows a refusal at each chain step, undoes nothing, and goes on there to one application', async () => {
  const visit = await atLastStep(host);
  const { page, press, times } = visit;
  await breakEach(refusal, visit, needed);
  // An unknown refusal of the application itself leads to the dashboard (MSG-SUB-05), and the answers wait here.
  await order(refusal, CREATE);
  await press();
  const refused = page.getByRole('dialog', { name: "We couldn't start your application" });
  await refused.getByText(refusal.says).waitFor();
  await refused.getByRole('link', { name: 'Go To Dashboard' }).click();
  await page.waitForURL(/\/dashboard$/);
  await page.goBack();
  await page.getByRole('heading', { name: 'Agree and see your offers' }).waitFor();

  await expectTheRest(refusal, visit);
  expect(await times('createApplication')).toBe(2);
});

it.each([breakdown, garbage])(
  'shows our message for $kind at each chain step, and goes on there to one application',
  async (kind) => {
    const visit = await atLastStep(host);
    const { page, press, times } = visit;
    await breakEach(kind, visit, needed);
    await order(kind, CREATE);
    await press();
    await reads(page, kind.says);
    await expectTheRest(kind, visit);
    expect(await times('createApplication')).toBe(2);
  },
);

it('FT-02 asks again for an answer that is lost after the account, and makes nothing twice', async () => {
  const visit = await atLastStep(host);
  const { page, press, times } = visit;
  // Whose the account is, is asked for again by itself.
  const unverified = { path: '/v1_1/identity$', status: 503, times: 2 };
  await breakEach(lost, visit, needed.slice(1), [unverified]);
  await order(lost, CREATE);
  await press();
  await expectOneApplication(page);
  expect(await times('register')).toBe(1);
  await visit.leave();
});

/** A visitor whose account the lender created, while both of its answers were lost. */
async function atLostAccount() {
  const visit = await atLastStep(host);
  await order(lost, '/registration/register$');
  await visit.finish();
  await reads(visit.page, NOT_REACHED);
  await host.sandbox.faults([]);
  return visit;
}

it('FT-02 gets an account whose answer is lost for good with the next press of the same password', async () => {
  const { page, borrower, press, leave } = await atLostAccount();
  await fillPassword(page, borrower);
  await press();

  await expectOneApplication(page);
  await leave();
});

it('FT-02 says that an account with another password exists, and goes on with the answers after a log-in', async () => {
  const { page, borrower, press, times, leave } = await atLostAccount();
  await fillPassword(page, { ...borrower, password: 'Another!Kettle2026' });
  await press();
  const exists = page.getByRole('dialog', { name: 'Account Already Exists' });
  await exists.getByText('Your answers are saved.').waitFor();
  await exists.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(borrower.email);
  await page.getByLabel('Password').fill(borrower.password);
  await page.getByRole('button', { name: 'Log in' }).click();

  await page.getByRole('heading', { name: 'Agree and see your offers' }).waitFor();
  for (const box of await page.getByRole('checkbox', { name: /^I agree/ }).all()) await box.check();
  await press();
  await expectOneApplication(page);
  expect(await times('createApplication')).toBe(1);
  await leave();
});

it('FT-07 gives up a link that never answers at its deadline, and goes on there at the next press', async () => {
  const visit = await atLastStep(host, {}, { hasOwnClock: true });
  const { page, borrower, finish, press, times, leave } = visit;
  for (const { link, path } of needed) {
    await host.sandbox.faults([{ path, hang: true }]);
    await (link === 'register' ? finish() : press());
    // An account whose answer is lost is asked for once more.
    for (let ask = 1; ask <= (link === 'register' ? 2 : 1); ask += 1) {
      const before = ask;
      await until(async () => (await times(link)) >= before);
      await page.clock.fastForward(31_000);
    }
    await reads(page, NOT_REACHED);
    expect(await page.getByRole('dialog').count()).toBe(0);
    if (link === 'register') await fillPassword(page, borrower);
  }
  await host.sandbox.faults([]);
  await press();
  await expectOneApplication(page);
  expect(await times('createApplication')).toBe(1);
  await leave();
});

it('FT-04 keeps the visitor on the form while the waitlist fails in every way, and then joins it once', async () => {
  const { page, press, leave, times, calls } = await atEndOfWaitlist(host);
  for (const kind of [refusal, breakdown, garbage, lost]) {
    await order(kind, '/service-wait-list/');
    await press();
    await reads(page, kind.says);
  }
  await host.sandbox.faults([]);
  await press();
  await page.waitForURL(/\/waitlist$/);
  expect(await times('joinWaitlist')).toBeGreaterThanOrEqual(5);
  expect(timesCalled(await calls(), /registration|helocs/)).toBe(0);
  await leave();
});
