/** @set full */
import { openApplicant } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { until } from '#scripts/driver/until.ts';
import { button, reads } from '#tests/journeys/support/offerScreen.ts';
import { hostilePdfs, largeScan, type HostilePdf } from '#tests/support/fixtures/hostilePdfs.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

async function openNotice(body: Buffer) {
  const visit = await openApplicant(host, {
    screen: 'document/disclosures',
    sessionRequest: { checklistStatus: 'NOTE_SIGNING' },
  });
  await visit.page.route('**/content', (route) =>
    route.fulfill({ contentType: 'application/pdf', body }),
  );
  await button(visit.page, 'Open Privacy notice').click();
  return visit;
}

test.each<HostilePdf>([
  'endless spaces',
  'endless shapes',
  'endless glyphs',
  'many large pictures',
])("FT-106 ends the worker when something uses up the tab's memory: %s", async (name) => {
  const { page, leave } = await openNotice(hostilePdfs[name]());

  await reads(page, "We can't show this document.");
  await until(() => Promise.resolve(page.workers().length === 0));
  await leave();
});

test.each<[HostilePdf, number]>([
  ['a giant picture', 1],
  ['nested forms', 1],
  ['nested groups', 1],
  ['doubling forms', 1],
  ['endless words', 1],
  ['many full pages', 3],
])(
  "FT-106 doesn't draw a page that takes too much, or count it as read: %s",
  async (name, number) => {
    const { page, leave } = await openNotice(hostilePdfs[name]());

    await reads(page, `Something on page ${number} can't be shown.`);
    await leave();
  },
);

it('F-12 draws a page in four colors at 600 dpi', async () => {
  const { page, leave } = await openNotice(largeScan());
  const canvas = page.locator('canvas').first();
  await canvas.waitFor();

  await until(() =>
    canvas.evaluate((drawn: HTMLCanvasElement) => {
      const [red = 255] = drawn.getContext('2d')?.getImageData(99, 99, 1, 1).data ?? [];
      return red < 128;
    }),
  );
  expect(await page.getByText("can't be shown").count()).toBe(0);
  await leave();
});
