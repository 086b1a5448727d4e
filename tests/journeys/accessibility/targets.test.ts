import type { Page } from 'playwright-core';

import { openApplicant } from '#scripts/driver/applicant.ts';
import { legacyQuestions } from '#scripts/driver/questions.ts';
import { showScreens } from '#tests/journeys/support/applicationScreens.ts';
import { aBorrower } from '#scripts/driver/borrower.ts';
import { mouse, type InputDevice } from '#scripts/driver/inputDevices.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { expectScreen } from '#tests/journeys/support/place.ts';
import { walk } from '#tests/journeys/support/walk.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const LEAST_PX = 44;

/** The buttons and choices of the page that a thumb could miss, each with its size. Runs in the page. */
function smallTargets(leastPx: number): string[] {
  const choices = [...document.querySelectorAll('input[type=radio], input[type=checkbox]')].map(
    (input) => input.closest('label') ?? input,
  );
  const targets = new Set([
    ...document.querySelectorAll('button, select, [role=option]'),
    ...choices,
  ]);
  return [...targets].flatMap((target) => {
    const { width, height } = target.getBoundingClientRect();
    const isThere = target.checkVisibility({ visibilityProperty: true }) && width > 1;
    // Half a pixel is the rounding of a browser.
    return isThere && Math.min(width, height) < leastPx - 0.5
      ? [`${target.textContent || target.ariaLabel} ${Math.round(width)} × ${Math.round(height)}`]
      : [];
  });
}

const expectRoomForThumbs = async (page: Page) =>
  expect(await page.evaluate(smallTargets, LEAST_PX)).toEqual([]);

it('AX-04 every button and choice of a registration has room for a thumb', async () => {
  const { page, at, leave } = await host.visit({ width: 320, touch: true });
  await page.goto(at('/account/heloc/register-v2'));
  const device: InputDevice = {
    ...mouse,
    async press(button) {
      await expectRoomForThumbs(page);
      await mouse.press(button);
    },
  };
  const brand = 'Homeline';
  const borrower = aBorrower();
  await walk(page, { asked: legacyQuestions, flow: 'register-v2', brand, borrower, device });
  await expectScreen(page, 'Choose your offer', brand);
  await leave();
});

it('AX-04 and of the screens of an application', async () => {
  const applicant = await openApplicant(host, { screen: 'product/select' });
  const { page } = applicant;
  await showScreens(host, applicant, async () => {
    await expectRoomForThumbs(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectRoomForThumbs(page);
  });
  await applicant.leave();
});
