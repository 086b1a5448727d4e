/** @set full */
import { expectNoSidewaysScrolling, stretchText } from '#tests/journeys/support/accessible.ts';
import { openApplicant } from '#scripts/driver/applicant.ts';
import { boxesOf } from '#tests/journeys/support/seen.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

/** Returns how far each item of a row starts after the visible words of the previous one. Runs in the page. */
const gapsBetween = (things: Element[]) => {
  const lines = things.map((thing) => {
    const words = document.createRange();
    words.selectNode(document.createTreeWalker(thing, NodeFilter.SHOW_TEXT).nextNode() ?? thing);
    return [...words.getClientRects()];
  });
  return lines.slice(1).map((own, at) => {
    const before = lines[at] ?? [];
    return Math.min(...own.map(({ left }) => left)) - Math.max(...before.map(({ right }) => right));
  });
};

it.each([
  ['register-v2', false],
  ['start/hmda', false],
  ['start/hmda', true],
])('keeps the names of the steps apart at 768 px: %s, manual notary %p', async (screen, manual) => {
  const { page, at, leave } = await (screen === 'register-v2'
    ? host.visit({ width: 768 })
    : openApplicant(host, {
        screen,
        width: 768,
        sessionRequest: {
          checklistStatus: 'HMDA',
          application: { status: { manualNotary: manual } },
        },
      }));
  if (screen === 'register-v2') await page.goto(at('/account/heloc/register-v2'));
  const names = page
    .getByRole('navigation', { name: 'Application progress' })
    .locator('p + ol > li');
  await names.first().waitFor();
  const room = await names.evaluateAll(gapsBetween);
  expect(room.length).toBeGreaterThan(3);
  expect(Math.min(...room)).toBeGreaterThanOrEqual(12);
  await stretchText(page);
  await expectNoSidewaysScrolling(page);
  await leave();
});

it.each([320, 390, 1280])(
  'LOCARD-04 LOCARD-05 keeps the words of "Call" and "Email" on one line at %i px',
  async (width) => {
    const { page, at, leave } = await host.visit({ width });
    const referrer = '10000000-0000-4000-8000-000000000001';
    await page.goto(at(`/account/heloc/register-v2?referrer=${referrer}`));
    if (width < 1024) await page.getByRole('button', { name: 'Contact', exact: true }).click();
    const faces = page
      .getByRole('link', { name: /^(?:Call|Email)$/ })
      .locator('span')
      .filter({ visible: true });
    await faces.nth(1).waitFor();

    // Read together, because the modal moves up.
    const tops = await faces.evaluateAll((all) =>
      all.map((face) => face.getBoundingClientRect().y),
    );

    expect(tops).toHaveLength(2);
    expect(tops[0]).toBe(tops[1]);
    await leave();
  },
);

/** Returns the amounts and rates that break across lines. Runs in the page. */
const brokenNumbers = () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent ?? '';
    for (const { index, 0: number } of text.matchAll(/\$?\d[\d,.]+%?/g)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + number.length);
      const lines = Array.from(range.getClientRects(), ({ top }) => Math.round(top));
      if (new Set(lines).size > 1) found.push(number);
    }
  }
  return found;
};

it.each([
  ['product/select', 'OFFER_SELECTION', 'you pre-qualify for up to'],
  ['start/contact', 'COLLECT_ADDITIONAL_INFO', 'Your offer'],
])(
  "doesn't break amounts of %s across lines with wide spacing, %s (1.4.12)",
  async (screen, status, words) => {
    const { page, leave } = await openApplicant(host, {
      screen,
      sessionRequest: { checklistStatus: status },
    });
    await page.getByText(words).first().waitFor();
    await stretchText(page);
    for (const width of [320, 390, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(brokenNumbers)).toEqual([]);
      await expectNoSidewaysScrolling(page);
    }
    await leave();
  },
);

it("doesn't center anything on a screen with questions or uploads", async () => {
  const { page, leave } = await openApplicant(host, {
    screen: 'review-app/no-credit',
    width: 390,
    sessionRequest: { checklistStatus: 'CREDIT_NO_MATCH_SSN' },
  });
  const pile = page.getByRole('group', { name: 'Photo ID' });
  const [words, press] = await boxesOf([pile.locator('p').first(), pile.locator('label').first()]);
  expect(press?.x).toBe(words?.x);
  await leave();
});

it.each(['homeline', 'bramblegarth'])(
  'keeps the header of a signed-in user on one line on a phone: %s',
  async (brand) => {
    const { page, leave } = await openApplicant(host, {
      screen: 'start/hmda',
      brand,
      sessionRequest: { checklistStatus: 'HMDA' },
    });
    const head = page.getByRole('banner');
    const [mark, logout] = [head.locator('img'), head.getByRole('button', { name: 'Logout' })];
    await logout.waitFor();
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 780 });
      const [line, left, right] = await boxesOf([head, mark, logout]);
      expect(line?.height).toBeLessThanOrEqual(65);
      expect(left?.x).toBe(16);
      expect(Math.round((right?.x ?? 0) + (right?.width ?? 0))).toBe(width - 12);
    }
    await leave();
  },
);
