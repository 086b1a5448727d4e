/** @set gate */
import type { Page } from 'playwright-core';

import { openApplicant } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { until } from '#scripts/driver/until.ts';
import { expectAccessible } from '#tests/journeys/support/accessible.ts';
import { button, reads } from '#tests/journeys/support/offerScreen.ts';
import { pdfOf, type PageOfPdf } from '#tests/support/fixtures/scans.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const sessionRequest = { checklistStatus: 'NOTE_SIGNING' };
const NOT_READ = /so it does not count as read/;

/** Every document of the lender is this one. */
const deliver = (page: Page, file: Buffer) =>
  page.route('**/content', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: file }),
  );

const openNotice = () => openApplicant(host, { screen: 'document/disclosures', sessionRequest });

async function show(page: Page, file: Buffer): Promise<void> {
  await deliver(page, file);
  await button(page, 'Open Privacy notice').click();
  await page.locator('canvas').first().waitFor();
}

/** The share of dark pixels in the upper and in the lower half of the first page. */
const darkness = (page: Page) =>
  page
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      const half = Math.floor(height / 2);
      const share = (top: number) => {
        const pixels = canvas.getContext('2d')?.getImageData(0, top, width, half).data ?? [];
        let dark = 0;
        for (let at = 0; at < pixels.length; at += 4)
          if ((pixels[at] ?? 255) < 128 && pixels[at + 3] === 255) dark += 1;
        return dark / (width * half);
      };
      return width > 0 && half > 0 ? [share(0), share(half)] : [0, 0];
    });

test.each<PageOfPdf & string>(['ccittG4', 'ccittG3', 'jbig2', 'jpeg2000'])(
  'F-12 draws a scanned page: %s',
  async (scan) => {
    const { page, leave } = await openNotice();
    await show(page, pdfOf(scan));
    await until(async () => {
      const [upper = 0, lower = 1] = await darkness(page);
      return upper > 0.95 && lower < 0.05;
    });
    await leave();
  },
);

test.each<[string, PageOfPdf]>([
  ['Symbol', { font: '<< /Type /Font /Subtype /Type1 /BaseFont /Symbol >>', shown: '(SSS)' }],
  [
    'ZapfDingbats',
    { font: '<< /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>', shown: '(nnn)' },
  ],
])('F-12 draws words in a font that the file does not hold: %s', async (_name, words) => {
  const { page, leave } = await openNotice();
  await show(page, pdfOf(words));
  await until(async () => (await darkness(page)).some((share) => share > 0.01));
  expect(await page.getByText("can't be shown").count()).toBe(0);
  await leave();
});

it('F-12 finds words under a character map that readers bring', async () => {
  const { page, leave } = await openNotice();
  const descendant =
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiMin-W3 /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /FontDescriptor << /Type /FontDescriptor /FontName /HeiseiMin-W3 /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >> >>';
  const font = `<< /Type /Font /Subtype /Type0 /BaseFont /HeiseiMin-W3 /Encoding /90ms-RKSJ-H /DescendantFonts [${descendant}] >>`;
  await show(page, pdfOf({ font, shown: '(Dee)' }));

  await button(page, 'More tools').click();
  await page.getByRole('searchbox', { name: 'Find in this document' }).fill('dee');
  await page.keyboard.press('Enter');

  await reads(page, 'Found on page 1.');
  await leave();
});

test.each<[string, number, PageOfPdf[]]>([
  ['an unknown filter', 1, ['unknown']],
  ['a picture over the bound', 1, ['tooLarge']],
  ['a broken page among others', 2, ['ccittG4', 'broken', 'ccittG4']],
  ['a picture on a page that is passed by', 3, ['jbig2', 'jbig2', 'unknown', 'jbig2', 'jbig2']],
  ['a page of endless shapes', 1, ['endless', 'ccittG4']],
  ['endless shapes that are passed by', 3, ['jbig2', 'jbig2', 'endless', 'jbig2', 'jbig2']],
])(
  "F-12 says that a document has %s, and doesn't let it be signed",
  async (_fault, number, pages) => {
    const { page, leave } = await openApplicant(host, {
      screen: 'signing/sign',
      sessionRequest: {
        ...sessionRequest,
        profile: { name: { firstName: 'Morgan', lastName: 'Doe' } },
      },
    });
    await deliver(page, pdfOf(...pages));
    await page.getByLabel('Your full name').fill('Morgan Doe');
    await page.getByLabel('Your initials').fill('MD');
    await page.getByLabel(/count as my signature/).check();
    await page.keyboard.press('Enter');
    await page.locator('canvas').first().waitFor();

    await button(page, 'More tools').click();
    await button(page, 'Go to the end').click();

    await reads(page, NOT_READ);
    await reads(page, `Something on page ${number} can't be shown.`);
    expect(await button(page, 'Sign').getAttribute('aria-disabled')).toBe('true');
    await expectAccessible(page);
    await leave();
  },
);
