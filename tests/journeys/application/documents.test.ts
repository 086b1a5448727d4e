/** @set gate */
import type { Page } from 'playwright-core';

import { openApplicant, type ApplicantVisitor } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { until } from '#scripts/driver/until.ts';
import { writePdf } from '#server/sandbox/lender/documents/writePdf.ts';
import { expectAccessible } from '#tests/journeys/support/accessible.ts';
import { holdCalls } from '#tests/journeys/support/holdCalls.ts';
import { button, reads } from '#tests/journeys/support/offerScreen.ts';
import { expectScreen, expectStatusScreen } from '#tests/journeys/support/place.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const TITLE = 'Read and sign';
const sessionRequest = { checklistStatus: 'NOTE_SIGNING' };
const CANNOT_SHOW = "We can't show this document.";

/** At 390 px a document is shown as text, and on wider screens as pages. */
const open = async (page: Page, title: string) => {
  await button(page, `Open ${title}`).click();
  await page.locator('canvas').first().waitFor();
};

async function adopt(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your full name').fill(name);
  await page.getByLabel('Your initials').fill('MD');
  await page.getByLabel(/count as my signature/).check();
  await page.keyboard.press('Enter');
}

/** A page that fits counts as read once it renders, so we hold back the files of documents. */
const CONTENT = /\/content$/;

async function leaveByBackAndEscape(page: Page, title: string) {
  const reader = page.getByRole('dialog', { name: title });
  const again = button(page, 'Open document 1 of 4');
  await reader.waitFor();
  await page.goBack();
  await reader.waitFor({ state: 'hidden' });
  await expectAccessible(page);
  await again.click();
  await reader.waitFor();
  await page.keyboard.press('Escape');
  await reader.waitFor({ state: 'hidden' });
  await again.and(page.locator(':focus')).waitFor();
  expect(new URL(page.url()).search).toBe('');
  await again.click();
  await reader.waitFor();
}

const expectUnread = (page: Page) =>
  page.locator('[aria-disabled=true]', { hasText: 'Sign' }).waitFor();

/** Uses only the keyboard: the region takes the focus, and End scrolls it. */
async function readToTheEnd(page: Page, title: string): Promise<void> {
  const region = page.getByRole('region', { name: title, exact: true });
  await region.focus();
  await until(async () => {
    await page.keyboard.press('End');
    return (await page.getByText(/^Read to the end to/).count()) === 0;
  });
}

it('F-12 lets each document be read to its end and signed by keyboard, and asks to read a changed one again', async () => {
  const { page, leave } = await openApplicant(host, {
    screen: 'signing/sign',
    sessionRequest: {
      ...sessionRequest,
      profile: { name: { firstName: 'Morgan', lastName: 'Docchanged' } },
    },
    width: 390,
  });
  await expectScreen(page, TITLE, 'Homeline');
  await expectAccessible(page);
  const files = await holdCalls(page, CONTENT);
  await adopt(page, 'Morgan Docchanged');

  const first = 'Final terms of your home equity line';
  await leaveByBackAndEscape(page, first);
  await page.getByRole('heading', { name: first, level: 2 }).waitFor();
  await expectUnread(page);
  files.release();
  await page.getByRole('heading', { name: 'What we may do' }).waitFor();
  expect(await page.locator('canvas').count()).toBe(0);
  await expectAccessible(page);
  await readToTheEnd(page, first);
  const changed = await holdCalls(page, CONTENT);
  await button(page, 'Sign').press('Enter');
  await reads(page, 'This document was updated. Please read it again.');
  await expectUnread(page);
  changed.release();

  for (const [title, action] of [
    [first, 'Sign'],
    ['Home equity line agreement and note', 'Sign'],
    ['Deed of trust', 'I have read this'],
    ['Notice of your right to cancel', 'I have read this'],
  ] as const) {
    await page.getByRole('heading', { name: title, level: 2 }).waitFor();
    await readToTheEnd(page, title);
    await button(page, action).press('Enter');
  }
  await reads(page, 'You have read and signed every document.');
  await reads(page, /^Signed by Morgan Docchanged /);
  await expectAccessible(page);
  await button(page, 'Finish').press('Enter');

  await expectStatusScreen(page, 'Meet with a notary', 'Homeline');
  await leave(/409/);
});

const PAGES = 200;

describe('one borrower at a computer', () => {
  let page: Page;
  let screenAt: ApplicantVisitor['screenAt'];
  let leave: ApplicantVisitor['leave'];

  beforeAll(async () => {
    ({ page, screenAt, leave } = await openApplicant(host, {
      screen: 'document/disclosures',
      sessionRequest: {
        ...sessionRequest,
        profile: { name: { firstName: 'Morgan', lastName: 'Doe' } },
      },
    }));
  });
  afterAll(() => leave());

  it('F-12 finds a text on its page, and Close returns to where the document was opened', async () => {
    const title = 'Sample document';
    await page.goto(screenAt('document/disclosures'));
    await expectScreen(page, 'Your documents', 'Homeline');
    await expectAccessible(page);
    await open(page, title);
    await button(page, 'More tools').click();
    await expectAccessible(page);

    await page.getByRole('searchbox', { name: 'Find in this document' }).fill('your code is');
    await page.keyboard.press('Enter');

    await reads(page, 'Found on page 2.');
    await reads(page, 'Page 2 of 2');
    await page.locator('[data-found]', { hasText: 'Your code is' }).waitFor();
    await button(page, 'Close').click();
    await expect(page.evaluate(() => document.activeElement?.textContent)).resolves.toBe(
      `Open ${title}`,
    );
  });

  it("FT-106 says plainly that a file isn't a PDF, and lets the borrower try again", async () => {
    await page.route('**/content', (route) =>
      route.fulfill({ contentType: 'application/pdf', body: 'not a document' }),
    );
    await button(page, 'Open Privacy notice').click();
    await reads(page, CANNOT_SHOW);
    await page.unroute('**/content');
    await button(page, 'Close').click();

    await open(page, 'Privacy notice');
    await button(page, 'Close').click();
  });

  it('F-12 draws only a few of 200 pages at a time', async () => {
    const { bytes } = await writePdf({
      title: 'Long',
      lender: 'Homeline',
      facts: [],
      createdAt: '2026-06-01T00:00:00.000Z',
      sections: Array.from({ length: PAGES }, (_none, at) => ({
        title: `Section ${at + 1}`,
        lines: ['A line.'],
        isOnNewPage: at > 0,
      })),
    });
    await page.route('**/content', (route) =>
      route.fulfill({ contentType: 'application/pdf', body: Buffer.from(bytes) }),
    );
    await open(page, 'Privacy notice');
    await reads(page, `Page 1 of ${PAGES}`);

    const region = page.getByRole('region', { name: 'Privacy notice', exact: true });
    const canvases: number[] = [];
    for (let at = 0; at <= 10; at += 1) {
      await region.evaluate((element, share) => {
        element.scrollTop = element.scrollHeight * share;
      }, at / 10);
      await page.waitForTimeout(50);
      canvases.push(await page.locator('canvas').count());
    }
    expect(Math.max(...canvases)).toBeLessThan(10);
    await reads(page, `Page ${PAGES} of ${PAGES}`);
    await page.unroute('**/content');
  });

  it('F-12 shows a document as text or as pages, and counts its end in both', async () => {
    await page.goto(screenAt('signing/sign'));
    const title = 'Final terms of your home equity line';
    await adopt(page, 'Morgan Doe');
    await page.locator('canvas').first().waitFor();
    await expectUnread(page);

    await button(page, 'Read as text').click();
    await page.getByRole('heading', { name: 'How you pay back', level: 4 }).waitFor();
    await reads(page, /^Section [12] of 5/);
    await readToTheEnd(page, title);
    // Text that arrives later moves the end down.
    await until(async () => {
      await page.keyboard.press('End');
      return page.getByText(/^Section 5 of 5/).isVisible();
    });
    await button(page, 'Show the page').click();
    await page.locator('canvas').first().waitFor();
    await button(page, 'Sign').click();

    await page
      .getByRole('heading', { name: 'Home equity line agreement and note', level: 2 })
      .waitFor();
  });
});
