/** @set full */
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { demoBanners } from '#server/sandbox/data/banners.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '#tests/journeys/support/accessible.ts';
import { isNoticed, watchShifts } from '#tests/journeys/support/shifts.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
  await host.sandbox.banners(demoBanners);
});
afterAll(() => host.close());

it.each([
  ['scrolled', 390, 200],
  ['wide', 1280, 0],
])(
  "doesn't move a field that the user is editing when banners arrive late (decision 93): page %s",
  async (_how, width, y) => {
    const { page, at, leave } = await host.visit({ width });
    const shifts = await watchShifts(page);
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await page.goto(at('/account/heloc/register-v2'));
    const field = page.getByRole('combobox', { name: 'Property address' });
    await field.focus();
    await page.evaluate((top) => scrollTo(0, top), y);
    const before = await field.boundingBox();

    await page.getByText('We answer chat from 6 AM').first().waitFor();

    expect(await field.boundingBox()).toEqual(before);
    expect((await shifts()).filter(isNoticed)).toEqual([]);
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    await leave();
  },
);
