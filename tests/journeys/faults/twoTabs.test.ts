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

/** Screens whose step leads on by itself. */
const screens = [
  ['COLLECT_ADDITIONAL_INFO', 'start/contact', 'Tell us a little more'],
  ['HMDA', 'start/hmda', 'Demographic information'],
  ['LIEN_VERIFICATION', 'liens', 'Loans on your property'],
  ['AUTOPAY_ACCOUNT', 'bank/autopay', 'How do you want to pay?'],
  ['FINAL_OFFER', 'signing/intro', 'Your final offer'],
  ['DEED_SIGNING', 'notary/intro', 'Meet with a notary'],
] as const;

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

describe.each(Object.entries(ways))('%s', (_way, submit) => {
  it.each(screens)(
    'FT-45 goes on to the same screen in both tabs from the step of %s at %s',
    async (checklistStatus, screen, heading) => {
      const { page, context, session, screenAt, leave } = await openApplicant(host, {
        screen,
        sessionRequest: { checklistStatus, profile: { name } },
      });
      const other = await context.newPage();
      await other.goto(screenAt(screen));
      for (const tab of [page, other])
        await tab.getByRole('heading', { level: 1, name: heading }).waitFor();
      await host.sandbox.patch(session.applicationUuid, { pinned: false });

      await submit(page, other, (tab) => answerScreen(tab, heading, name));

      const reached = await headingAfter(page, heading);
      expect(await headingAfter(other, heading)).toBe(reached);
      await leave();
    },
  );
});
