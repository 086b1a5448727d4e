/** @set gate */
import type { Page } from 'playwright-core';

import { openApplicant } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { until } from '#scripts/driver/until.ts';
import { button, reads } from '#tests/journeys/support/offerScreen.ts';
import { pdfOf, type PageOfPdf } from '#tests/support/fixtures/scans.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const sessionRequest = { checklistStatus: 'NOTE_SIGNING' };

let page: Page;
let leave: () => Promise<void>;

async function deliver(file: Buffer): Promise<void> {
  await page.unroute('**/content');
  await page.route('**/content', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: file }),
  );
}

/** Opens a document from the list, with this file as its content. */
async function show(name: string, file: Buffer): Promise<void> {
  await deliver(file);
  await button(page, `Open ${name}`).click();
  await page.locator('canvas').first().waitFor();
}
const close = () => button(page, 'Close').click();

/** Returns the share of dark pixels in the upper and the lower half of the first page. */
const darkness = () =>
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

describe('the disclosures', () => {
  beforeAll(async () => {
    const screen = 'document/disclosures';
    ({ page, leave } = await openApplicant(host, { screen, sessionRequest }));
  });
  afterEach(close);
  afterAll(() => leave());
  const showNotice = (file: Buffer) => show('Privacy notice', file);

  it.each<PageOfPdf & string>(['ccittG4', 'ccittG3', 'jbig2', 'jpeg2000'])(
    'F-12 draws a scanned page: %s',
    async (scan) => {
      await showNotice(pdfOf(scan));
      await until(async () => {
        const [upper = 0, lower = 1] = await darkness();
        return upper > 0.95 && lower < 0.05;
      });
    },
  );

  it.each([
    { name: 'Symbol', shown: '(SSS)' },
    { name: 'ZapfDingbats', shown: '(nnn)' },
  ])("F-12 draws words in a font that isn't in the file: $name", async ({ name, shown }) => {
    const font = `<< /Type /Font /Subtype /Type1 /BaseFont /${name} >>`;
    await showNotice(pdfOf({ font, shown }));
    await until(async () => (await darkness()).some((share) => share > 0.01));
    expect(await page.getByText("can't be shown").count()).toBe(0);
  });

  it('F-12 finds words that use a character map that readers provide', async () => {
    const descendant =
      '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiMin-W3 /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /FontDescriptor << /Type /FontDescriptor /FontName /HeiseiMin-W3 /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >> >>';
    const font = `<< /Type /Font /Subtype /Type0 /BaseFont /HeiseiMin-W3 /Encoding /90ms-RKSJ-H /DescendantFonts [${descendant}] >>`;
    await showNotice(pdfOf({ font, shown: '(Dee)' }));

    await button(page, 'More tools').click();
    await page.getByRole('searchbox', { name: 'Find in this document' }).fill('dee');
    await page.keyboard.press('Enter');

    await reads(page, 'Found on page 1.');
  });
});

const openToSign = () =>
  openApplicant(host, {
    screen: 'signing/sign',
    sessionRequest: {
      ...sessionRequest,
      profile: { name: { firstName: 'Morgan', lastName: 'Doe' } },
    },
  });

async function adopt() {
  await page.getByLabel('Your full name').fill('Morgan Doe');
  await page.getByLabel('Your initials').fill('MD');
  await page.getByLabel(/count as my signature/).check();
  await page.keyboard.press('Enter');
}

async function expectNotToBeSigned(at: number) {
  await button(page, 'More tools').click();
  await button(page, 'Go to the end').click();

  await reads(page, /so it does not count as read/);
  await reads(page, `Something on page ${at} can't be shown.`);
  expect(await button(page, 'Sign').getAttribute('aria-disabled')).toBe('true');
}

describe('the documents to sign', () => {
  beforeAll(async () => {
    ({ page, leave } = await openToSign());
    await adopt();
    await close();
  });
  afterEach(close);
  afterAll(() => leave());

  it.each<{ fault: string; at: number; pages: PageOfPdf[] }>([
    { fault: 'an unknown filter', at: 1, pages: ['unknown'] },
    { fault: 'a picture over the limit', at: 1, pages: ['tooLarge'] },
    { fault: 'a broken page among others', at: 2, pages: ['ccittG4', 'broken', 'ccittG4'] },
    {
      fault: 'a picture on a page that is scrolled past',
      at: 3,
      pages: ['jbig2', 'jbig2', 'unknown', 'jbig2', 'jbig2'],
    },
  ])(
    "F-12 says that a document has $fault, and doesn't let it be signed",
    async ({ at, pages }) => {
      await show('document 1 of 4', pdfOf(...pages));
      await expectNotToBeSigned(at);
    },
  );
});

it.each<{ shapes: string; at: number; pages: PageOfPdf[] }>([
  { shapes: 'endless shapes', at: 2, pages: ['ccittG4', 'endless', 'ccittG4'] },
  {
    shapes: 'endless shapes that are scrolled past',
    at: 3,
    pages: ['jbig2', 'jbig2', 'endless', 'jbig2', 'jbig2'],
  },
])("F-12 says that a document has $shapes, and doesn't let it be signed", async ({ at, pages }) => {
  ({ page, leave } = await openToSign());
  await deliver(pdfOf(...pages));
  await adopt();
  await page.locator('canvas').first().waitFor();
  await expectNotToBeSigned(at);
  await leave();
});
