/** @set full */
import { aBorrower, steps } from '#scripts/driver/borrower.ts';
import { questions } from '#scripts/driver/questions.ts';
import { openTestHost, type TestHost, type VisitorOptions } from '#scripts/driver/testHost.ts';
import { until } from '#scripts/driver/until.ts';
import { addressBar, expectScreen } from '#tests/journeys/support/place.ts';
import { callOf, chainOf } from '#tests/journeys/support/record.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const ACCOUNT_SETUP = '/account/heloc/register/account-setup';
const REFERRAL = '20000000-0000-4000-8000-000000000001';

async function visit(path: string, options: VisitorOptions = {}) {
  const { page, at, leave } = await host.visit(options);
  await page.goto(at(path));
  const reads = async (text: string) => {
    await page.getByText(text).first().waitFor();
  };
  return { page, at, leave, reads };
}

it.each([
  [
    'tarnmere',
    '/account/heloc/not-accepting-apps',
    'Tarnmere is not taking applications right now',
    'This lender has paused new applications.',
    'Already applied? Log in',
  ],
  [
    'tarnholt',
    '/account/heloc/coming-soon',
    'Coming soon',
    'You will be able to apply with Tarnholt soon.',
    'Login',
  ],
  [
    'larkwick',
    '/account/heloc/not-accepting-apps',
    'Larkwick is not taking applications right now',
    'You need a link from your loan officer to apply here.',
    'Already applied? Log in',
  ],
])('takes no application at %s, and says why and what to do', async (...row) => {
  const [brand, path, heading, why, login] = row;
  const { page, leave, reads } = await visit('/account/heloc/register-v2?kept=yes', { brand });

  await reads(why);
  await page.waitForURL(`**${path}?kept=yes`);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
  expect(await page.title()).toMatch(new RegExp(`^${heading} \\| `));
  expect(
    await page
      .getByRole('link', { name: /^\(800\) 555-01/ })
      .first()
      .isVisible(),
  ).toBe(true);
  expect(await page.getByRole('textbox').count()).toBe(0);
  await page.getByRole('main').getByRole('link', { name: login }).click();
  await page.waitForURL(/\/auth\/login|\/sandbox\/broker/);
  expect(page.url()).not.toContain(encodeURIComponent(path));
  await leave();
});

it('MAINT-01 closes a route while its flag is on, and opens it by itself a minute later', async () => {
  const { page, at, leave } = await host.visit({ brand: 'tarnwick' });
  await page.clock.install();
  await page.goto(at(ACCOUNT_SETUP));
  await page.getByRole('heading', { name: 'Scheduled Maintenance' }).waitFor();
  // The title follows its heading.
  await page.waitForFunction(() => document.title === 'Scheduled Maintenance | Tarnwick');
  expect(addressBar(page)).toBe(ACCOUNT_SETUP);
  expect(await page.getByRole('link', { name: 'Go To Dashboard' }).isVisible()).toBe(true);

  await host.sandbox.flags({ 'fe-heloc-maintenance': { enabled: false } }, 'TARNWICK');
  await page.clock.fastForward(61_000);
  await page.getByRole('combobox', { name: 'Property address' }).waitFor();
  await leave();
});

describe('account-setup', () => {
  it('sends a visitor without data from account-setup to the first question', async () => {
    const { page, leave } = await visit(`${ACCOUNT_SETUP}?kept=yes`);
    await page.waitForURL(/\/account\/heloc\/register-v2\?kept=yes$/);
    await leave();
  });

  it('takes the account of a referred visitor first, asks the remaining questions, and registers once', async () => {
    const before = await host.sandbox.lastNumber();
    const { page, leave, reads } = await visit(`${ACCOUNT_SETUP}?referral=${REFERRAL}`, {
      width: 390,
    });
    const borrower = aBorrower();
    await page.getByRole('heading', { name: 'Set up your account' }).waitFor();
    await reads('88 Fiddlebrook Road, Nashville, TN 37206');
    await reads('Tobias Merrowfield');
    const email = page.getByRole('textbox', { name: 'Email' });
    expect(await email.inputValue()).toBe('tobias.merrowfield@demo.example');

    await page.getByLabel('Password', { exact: true }).fill(borrower.password);
    await page.getByRole('textbox', { name: 'Confirm your password' }).fill(borrower.password);
    for (const name of [/^I agree to the Terms/, /^I agree to get messages/])
      await page.getByRole('checkbox', { name }).check();
    await page.getByRole('button', { name: 'Create account' }).click();

    // What the originator knew stands there, and still has to be looked at.
    await expectScreen(page, questions.address.heading, 'Homeline');
    await page.getByRole('radio', { name: 'I live here' }).check();
    await page.getByRole('button', { name: 'Apply Now' }).click();
    await expectScreen(page, questions.forSale.heading, 'Homeline');
    await steps.forSale(page, borrower);
    await expectScreen(page, questions.income.heading, 'Homeline');
    await steps.income(page, borrower);
    await expectScreen(page, questions.name.heading, 'Homeline');
    expect(await page.getByLabel('Last name').inputValue()).toBe('Merrowfield');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectScreen(page, questions.birthdate.heading, 'Homeline');
    await reads('This is a soft check.');
    await steps.birthdate(page, borrower);

    await expectScreen(page, 'Choose your offer', 'Homeline');
    const calls = await host.sandbox.requests(before);
    expect(chainOf(calls).filter((link) => link === 'register')).toHaveLength(1);
    expect(callOf(calls, 'createApplication').body).toMatchObject({
      referralId: REFERRAL,
      profileRequest: { email: 'tobias.merrowfield@demo.example', phoneNumber: '(615) 555-0142' },
    });
    await leave();
  });
});

describe('support', () => {
  it('takes a question on the support page, with phone, hours and address in sight, also when sending fails', async () => {
    const before = await host.sandbox.lastNumber();
    const { page, leave, reads } = await visit('/account/heloc/register/support');
    await page.getByRole('heading', { name: 'How can we help?' }).waitFor();
    await until(async () => (await page.title()) === 'How can we help? | Homeline');
    await reads('Monday');
    await reads('6 AM to 6 PM');
    await reads('101 Example Plaza, Columbus, OH 43215');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Mira Tolland');
    await page.getByRole('textbox', { name: 'Email' }).fill('mira@mail.example');
    await page.getByRole('radio', { name: 'A written answer about my application' }).check();
    await page.getByRole('textbox', { name: 'Your message' }).fill('Please tell me why.');

    await host.sandbox.faults([{ path: '/support-requests$', status: 500, times: 1 }]);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await reads('Something unexpected happened');
    await reads('(800) 555-0101');
    await page
      .getByRole('button', { name: /Send|Try again/ })
      .first()
      .click();

    await expectScreen(page, 'We have your message.', 'Homeline');
    await reads("We'll answer within one business day.");
    const sent = (await host.sandbox.requests(before)).filter(({ path }) =>
      path.endsWith('/support-requests'),
    );
    expect(sent.at(-1)?.body).toEqual({
      name: 'Mira Tolland',
      email: 'mira@mail.example',
      topic: 'WRITTEN_ANSWER',
      message: 'Please tell me why.',
    });
    await leave();
  });
});
