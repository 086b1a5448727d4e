/** @set full */
import type { Page } from 'playwright-core';

import { aBorrower, steps, type Borrower } from '#scripts/driver/borrower.ts';
import { questions } from '#scripts/driver/questions.ts';
import { openTestHost, type TestHost, type VisitorOptions } from '#scripts/driver/testHost.ts';
import { expectOffers, expectScreen } from '#tests/journeys/support/place.ts';
import type { RecordedCall } from '#server/sandbox/http/callLog.ts';
import { chainOf } from '#tests/journeys/support/record.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const street = (page: Page) => page.getByRole('combobox', { name: 'Property address' });

async function visit(options: VisitorOptions = {}, query = '') {
  const visitor = await host.visit(options);
  const { page, at } = visitor;
  await page.goto(at(`/account/heloc/register-v2${query}`));
  const reads = (text: string) => page.getByText(text).filter({ visible: true }).first().waitFor();
  return { ...visitor, reads };
}

describe('a property where the lender does not lend', () => {
  async function expectWaitlist(page: Page, { email }: Borrower, calls: readonly RecordedCall[]) {
    await page.getByText("You're on the list.").waitFor();
    await page.getByText(email).first().waitFor();
    expect(chainOf(calls)).toEqual(['joinWaitlist']);
    expect(calls.find(({ path }) => path.includes('wait-list'))?.body).toMatchObject({
      firstName: 'Mira',
      lastName: 'Tolland',
      dob: '1984-03-09',
      email,
      income: 118_000,
      consent: { type: 'WAITLIST' },
    });
  }

  /** The questions of the waitlist, to its last one. */
  async function answerForWaitlist(page: Page, borrower: Borrower) {
    await steps.address(page, borrower);
    await expectScreen(page, questions.income.heading, 'Homeline');
    await page.getByRole('textbox', { name: 'Yearly income before taxes' }).fill(borrower.income);
    await press(page);
    await expectScreen(page, questions.name.heading, 'Homeline');
    await steps.name(page, borrower);
    await expectScreen(page, questions.birthdate.heading, 'Homeline');
    await steps.birthdate(page, borrower);
    await expectScreen(page, questions.contact.heading, 'Homeline');
  }

  const press = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();
  const join = async (page: Page, { email }: Borrower) => {
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Join the waitlist' }).click();
  };

  it.each(['6 Mapleglen', '2 Conch'])(
    'asks a visitor at %s only what the waitlist needs, joins it, and sends nothing else',
    async (typed) => {
      const before = await host.sandbox.lastNumber();
      const { page, leave, reads } = await visit({ width: 390, touch: true });
      const borrower = aBorrower({ typed, occupancy: 'Second home' });
      await answerForWaitlist(page, borrower);
      await reads("We don't lend here yet.");
      expect(await page.getByRole('textbox').count()).toBe(1);
      expect(await page.getByText('soft check').count()).toBe(0);
      await join(page, borrower);
      await page.waitForURL(/\/waitlist$/);
      await expectWaitlist(page, borrower, await host.sandbox.requests(before));
      await leave();
    },
  );

  it('stays at the last question on a reload, and brings all questions back for another address', async () => {
    const { page, leave, at } = await visit();
    const borrower = aBorrower({ typed: '6 Mapleglen' });
    await answerForWaitlist(page, borrower);
    await page.getByRole('textbox', { name: 'Email' }).fill(borrower.email);
    await page.reload();
    await page.getByRole('button', { name: 'Join the waitlist' }).waitFor();

    await page.goto(at('/account/heloc/register-v2'));
    await street(page).fill('');
    await steps.address(page, aBorrower());
    await expectScreen(page, questions.forSale.heading, 'Homeline');
    await steps.forSale(page);
    await expectScreen(page, questions.income.heading, 'Homeline');
    const income = page.getByRole('textbox', { name: 'Yearly income before taxes' });
    expect(await income.inputValue()).toBe('118,000');
    await steps.income(page, borrower);
    await expectScreen(page, questions.name.heading, 'Homeline');
    await press(page);
    await expectScreen(page, questions.birthdate.heading, 'Homeline');
    await press(page);
    await expectScreen(page, questions.contact.heading, 'Homeline');
    expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(borrower.email);
    await steps.contact(page, borrower);
    await steps.password(page, borrower);
    await expectOffers(page);
    await leave();
  });

  it('joins the marketing waitlist for utm_source=cloc, and sends nothing else', async () => {
    const before = await host.sandbox.lastNumber();
    const { page, leave, reads } = await visit({}, '?utm_source=cloc');
    const borrower = aBorrower();
    await answerForWaitlist(page, borrower);
    await reads('This loan is not open yet.');
    await join(page, borrower);
    await page.waitForURL(/\/marketing-waitlist$/);
    await expectWaitlist(page, borrower, await host.sandbox.requests(before));
    await leave();
  });
});
