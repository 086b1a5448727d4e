/** @set full */
import type { Page } from 'playwright-core';

import { openApplicant } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { answerScreen, headingAfter } from '#tests/journeys/support/applicationWalk.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const name = { firstName: 'Mira', lastName: 'Tolland' };

const HEADING = 'How do you want to pay?';

const ways: Readonly<Record<string, (first: Page, second: Page, act: Act) => Promise<void>>> = {
  async 'nearly at once'(first, second, act) {
    await Promise.all([act(first), act(second)]);
  },
  async 'one after the other'(first, second, act) {
    await act(first);
    await first.waitForLoadState('networkidle');
    await act(second);
  },
};
type Act = (page: Page) => Promise<void>;

it.each(Object.entries(ways))(
  'FT-45 continues to the same screen in both tabs after a step is sent %s',
  async (_way, submit) => {
    const screen = 'bank/autopay';
    const { page, context, session, screenAt, leave } = await openApplicant(host, {
      screen,
      sessionRequest: { checklistStatus: 'AUTOPAY_ACCOUNT', profile: { name } },
    });
    const other = await context.newPage();
    await other.goto(screenAt(screen));
    for (const tab of [page, other])
      await tab.getByRole('heading', { level: 1, name: HEADING }).waitFor();
    await host.sandbox.patch(session.applicationUuid, { pinned: false });

    await submit(page, other, (tab) => answerScreen(tab, HEADING, name));

    const reached = await headingAfter(page, HEADING);
    expect(await headingAfter(other, HEADING)).toBe(reached);
    await leave();
  },
);
