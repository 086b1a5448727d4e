/** @set full Three copies of the host behind nginx. None stores anything, so any of them may stop at any time. */
import { startCopies, type Blow, type Copies } from '#scripts/driver/copies.ts';
import { openBrowserAt, type TestHost } from '#scripts/driver/testHost.ts';
import { atLastStep, expectOneApplication } from '#tests/journeys/support/lastStep.ts';
import { expectOffers } from '#tests/journeys/support/place.ts';

let copies: Copies;
let host: TestHost;

beforeEach(async () => {
  const starting = startCopies();
  host = await openBrowserAt(starting);
  copies = await starting;
});
afterEach(() => host.close());

const NOT_REACHED = "We couldn't reach the lender. Your answers are still on this page. Try again.";
const CREATE = { method: 'POST', path: /\/application\/helocs$/ } as const;

it('FT-02 creates one application when a copy is killed before the lender gets the request and the user submits again', async () => {
  const { page, finish, press, times, leave } = await atLastStep(host, {}, { isWalked: true });
  const ended = copies.strike({ ...CREATE, when: 'before', signal: 'SIGKILL' });

  await finish();
  await page.getByText(NOT_REACHED).first().waitFor();
  expect(await ended).toEqual([null, 'SIGKILL']);

  await press();
  await expectOneApplication(page);
  expect(await times('register')).toBe(1);
  await leave();
});

/** What a borrower doesn't notice. */
const unnoticed: readonly [what: string, blow: Blow, end: [number | null, string | null]][] = [
  [
    'FT-02 a copy that is killed before it passes on the lender’s response',
    { ...CREATE, when: 'after', signal: 'SIGKILL' },
    [null, 'SIGKILL'],
  ],
  [
    'S7 a copy that is told to stop, and ends its call first',
    { ...CREATE, when: 'before', signal: 'SIGTERM' },
    [0, null],
  ],
];

it.each(unnoticed)(
  "doesn't let the borrower notice %s, and creates nothing twice",
  async (_what, blow, end) => {
    const { page, finish, times, leave } = await atLastStep(host, {}, { isWalked: true });
    const ended = copies.strike(blow);

    await finish();
    await expectOffers(page);
    expect(await ended).toEqual(end);

    await page.reload();
    await expectOneApplication(page);
    expect([await times('register'), await times('createApplication')]).toEqual([1, 1]);
    await leave();
  },
);
