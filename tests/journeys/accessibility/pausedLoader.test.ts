/** @set full */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';

import { stopWaitingForLoader, openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { button } from '#tests/journeys/support/offerScreen.ts';
import { openFirst } from '#tests/journeys/support/overlays.ts';
import { until } from '#scripts/driver/until.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const picture = (page: Page) =>
  page.getByRole('dialog').locator('picture img, svg').first().screenshot({ animations: 'allow' });

async function isMoving(page: Page): Promise<boolean> {
  const first = await picture(page);
  await pause(300);
  return !first.equals(await picture(page));
}

it.each([undefined, 'larkmere', 'larkholt', 'tarnmere'])(
  'stops the loader of %s with "Pause animation", and starts it again on request (2.2.2)',
  async (brand) => {
    const { page, tell, leave } = await openFirst(host, brand === undefined ? {} : { brand });
    await stopWaitingForLoader(page);
    await tell('loaderShown');
    await until(() => isMoving(page));

    await button(page, 'Pause animation').click();
    await until(async () => !(await isMoving(page)));
    expect([await isMoving(page), await isMoving(page), await isMoving(page)]).not.toContain(true);
    await button(page, 'Pause animation').click();

    await until(() => isMoving(page));
    await leave();
  },
);

it('keeps the loader still for a user who asks for less motion (2.2.2)', async () => {
  const { page, tell, leave } = await openFirst(host);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stopWaitingForLoader(page);
  await tell('loaderShown');
  await picture(page);

  expect([await isMoving(page), await isMoving(page)]).not.toContain(true);
  await leave();
});
