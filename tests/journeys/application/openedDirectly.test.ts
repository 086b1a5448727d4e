/** @set full */
import type { Page } from 'playwright-core';

import { until } from '#scripts/driver/until.ts';
import {
  applicationScreens,
  screenOf,
  type ApplicationScreenId,
} from '#store/application/screens.ts';
import { openApplicant } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost, type Visitor } from '#scripts/driver/testHost.ts';
import { addressBar, screenWithHeading } from '#tests/journeys/support/place.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const BASE = '/account/heloc';
const START = 'Apply in 5 minutes, receive funding in 5 days';
/** The headings of a page that shows an error, or nothing. */
const IN_VAIN = /snag|find this page|could not open/i;
const UNKNOWN_UUID = '00000000-0000-4000-8000-000000000000';
const addressOf = (path: string, uuid: string) =>
  `${BASE}/${path.replace(':uuid', uuid).replace(':step', 'name').replace(':type', 'truv-payroll')}`;
const ofBorrower = [
  ':uuid',
  'register/:uuid/:step',
  // The area of additional signers has no addresses of a borrower.
  ...(Object.keys(applicationScreens) as ApplicationScreenId[])
    .map(screenOf)
    .flatMap(({ area, path }) => (area === 'signer' ? [] : [`:uuid/${path}`])),
];
/** One of each shape: who may enter is decided by one rule, and the rule's own test has every path. */
const shapes = [':uuid', 'register/:uuid/:step', ':uuid/product/select/confirm', ':uuid/liens']
  .concat(':uuid/income/link/:type', ':uuid/conditions/upload-document', ':uuid/complete')
  .filter((path) => ofBorrower.includes(path));

/** The page has its heading, and is named after it. */
async function headingOf(page: Page): Promise<string> {
  const heading = page
    .locator('main h1')
    .filter({ visible: true, hasText: /\S/, hasNotText: 'One moment' })
    .first();
  let words = '';
  // One heading may follow another while the application is being opened.
  await until(async () => {
    words = (await heading.textContent()) ?? '';
    return (await page.title()).startsWith(`${screenWithHeading(words)} | `);
  });
  return words;
}

describe('FT-44 a route of an application, opened directly', () => {
  it('sends a signed-out visitor to login, and back to the opened route after it', async () => {
    const { page, at, leave } = await host.visit();
    for (const path of shapes) {
      const wanted = `${addressOf(path, UNKNOWN_UUID)}?from=mail`;
      await page.goto(at(wanted), { waitUntil: 'commit' });
      await page.waitForURL(/\/auth\/login/, { waitUntil: 'commit' });
      expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe(wanted);
    }
    await leave();
  });

  it('sends a user without an application from its routes to the dashboard', async () => {
    const session = await host.sandbox.session({ application: null });
    const { page, at, leave } = await host.visit();
    await page.goto(at(new URL(session.loginUrl).pathname));
    for (const path of shapes) {
      await page.goto(at(addressOf(path, UNKNOWN_UUID)), { waitUntil: 'commit' });
      await page.waitForURL(/\/dashboard$/, { waitUntil: 'commit' });
    }
    await leave();
  });

  it.each([
    [390, 'by Back'],
    [1280, 'after a reload'],
  ])(
    'shows the screen itself at another status and %i px, also %s (A-81)',
    async (width, again) => {
      const sessionRequest = { checklistStatus: 'RESCISSION' };
      const { page, at, session, leave } = await openApplicant(host, {
        screen: 'hold',
        sessionRequest,
        width,
      });
      let before: string | null = null;
      for (const path of ofBorrower.filter((one) => one !== ':uuid')) {
        const wanted = addressOf(path, session.applicationUuid);
        await page.goto(at(wanted), { waitUntil: 'commit' });
        const isSound = async (place: string) => {
          expect(await headingOf(page)).not.toMatch(IN_VAIN);
          expect(addressBar(page)).toBe(place);
          expect(await page.locator('main h1').filter({ visible: true }).count()).toBe(1);
        };
        await isSound(wanted);
        if (again === 'after a reload') {
          await page.reload({ waitUntil: 'commit' });
          await isSound(wanted);
        } else if (before !== null) {
          await page.goBack({ waitUntil: 'commit' });
          await page.waitForURL(at(before), { waitUntil: 'commit' });
          await isSound(before);
        }
        // Back leads to the first of them each time.
        before ??= wanted;
      }
      await leave();
    },
  );

  it('shows the screen even with unknown parameters', async () => {
    const { page, at, session, leave } = await openApplicant(host, { screen: 'hold' });
    const wrong = [
      ':uuid/product/select?uwDecision=%3Cb%3E&from=%00',
      ':uuid/document/disclosures?document=../../x&document=constructor',
      ':uuid/error/decline?uwDecision=%E0%A4%A',
      ':uuid/income/link/__proto__',
      ':uuid/conditions/upload-document?category=constructor',
      `:uuid/signing/sign?${'x'.repeat(9_000)}=1`,
      'register/:uuid/constructor',
    ];
    for (const path of wrong) {
      await page.goto(at(addressOf(path, session.applicationUuid)), { waitUntil: 'commit' });
      expect(await headingOf(page)).not.toMatch(IN_VAIN);
    }
    await page.goto(at(`${BASE}/unknown-page`), { waitUntil: 'commit' });
    expect(await headingOf(page)).toMatch(IN_VAIN);
    await leave();
  });
});

describe('FT-44 an address opened by a visitor', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await host.visit();
  });
  afterAll(() => visitor.leave());

  it.each([
    ['register-v2/home-address', 'register-v2', START],
    ['register-v2/constructor', 'register-v2', START],
    ['register-v2/login-info?kept=yes', 'register-v2?kept=yes', START],
    ['register/account-setup', 'register-v2', START],
    ['register/support?topic=x', 'register/support?topic=x', 'How can we help?'],
    ['not-accepting-apps', 'not-accepting-apps', 'Homeline is taking applications'],
    ['coming-soon', 'coming-soon', 'Homeline is taking applications'],
    ['heloc-signer/login', 'heloc-signer/login', 'Sign your documents'],
  ])('leads a visitor from %s to %s', async (path, place, heading) => {
    const { page, at } = visitor;
    await page.goto(at(`${BASE}/${path}`), { waitUntil: 'commit' });
    await page.waitForURL(at(`${BASE}/${place}`), { waitUntil: 'commit' });
    expect(await headingOf(page)).toMatch(heading);
  });

  it('ACCESS-12 leads from an unknown address to login', async () => {
    const { page, at } = visitor;
    await page.goto(at(`${BASE}/nothing/of/this`), { waitUntil: 'commit' });
    await page.waitForURL(/\/auth\/login/, { waitUntil: 'commit' });
    expect(await headingOf(page)).toBe('Log in');
  });
});
