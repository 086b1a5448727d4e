/** @set full */
import type { Page } from 'playwright-core';

import { aBorrower, steps } from '#scripts/driver/borrower.ts';
import { addressOf, questions } from '#scripts/driver/questions.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { addressBar, expectOffers, expectScreen } from '#tests/journeys/support/place.ts';
import { callOf } from '#tests/journeys/support/record.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const REFERRAL = '20000000-0000-4000-8000-0000000000';
const street = (page: Page) => page.getByRole('combobox', { name: 'Property address' });
const FILLED_IN = 'We filled this in for you. Please check it.';

async function visit(query: string, brand?: string) {
  const visitor = await host.visit(brand === undefined ? {} : { brand });
  await visitor.page.goto(visitor.at(`/account/heloc/register-v2?${query}`));
  const reads = (text: string) => visitor.page.getByText(text).first().waitFor();
  return { ...visitor, reads };
}

const agreeTo = async (page: Page, heading: string) => {
  await expectScreen(page, heading, 'Homeline');
  await page.getByRole('button', { name: 'Continue' }).click();
};

describe('a letter with an offer code', () => {
  it('welcomes by name, fills in address and name, and goes along with the application', async () => {
    const before = await host.sandbox.lastNumber();
    const { page, leave, reads } = await visit('offerCode=HL-48213');
    const borrower = aBorrower();
    await reads('Welcome, Rosalind. Your offer HL-48213 is good until December 31, 2027.');
    await reads("Checking your rate won't affect your credit score");
    await reads(FILLED_IN);
    expect(await street(page).inputValue()).toBe('33 Cinderpath Way');

    await page.getByRole('radio', { name: 'I live here' }).check();
    await page.getByRole('button', { name: 'Check my rate' }).click();
    await expectScreen(page, questions.forSale.heading, 'Homeline');
    await steps.forSale(page, borrower);
    await expectScreen(page, questions.income.heading, 'Homeline');
    await steps.income(page, borrower);
    await expectScreen(page, questions.name.heading, 'Homeline');
    await reads(FILLED_IN);
    expect(await page.getByLabel('Last name').inputValue()).toBe('Ferncastle');
    await agreeTo(page, questions.name.heading);
    await expectScreen(page, questions.birthdate.heading, 'Homeline');
    await steps.birthdate(page, borrower);
    await expectScreen(page, questions.contact.heading, 'Homeline');
    await steps.contact(page, borrower);
    await expectScreen(page, questions.password.heading, 'Homeline');
    await steps.password(page, borrower);
    await expectOffers(page);

    expect(callOf(await host.sandbox.requests(before), 'createApplication').body).toMatchObject({
      offerCode: 'HL-48213',
      propertyRequest: { street1: '33 Cinderpath Way', state: 'CO' },
      consentRequests: expect.arrayContaining([
        expect.objectContaining({ type: 'SOFT_CREDIT', textKey: 'T-02' }),
      ]) as unknown[],
    });
    await leave();
  });

  it.each([
    ['HL-EXPIRED', 'This offer ended on January 31, 2026. You can still apply.'],
    ['HL-00000', "We can't find that offer code. You can continue without it."],
  ])('shows a note for %s, and lets the visitor continue', async (code, words) => {
    const { page, leave, reads } = await visit(`offerCode=${code}`);
    await reads(words);
    expect(await street(page).inputValue()).toBe('');
    await page.getByRole('button', { name: 'Check my rate' }).waitFor();
    await leave();
  });
});

describe('a referral', () => {
  it('fills in what the originator knows, and never what was typed', async () => {
    const { page, leave, reads } = await visit(`referral=${REFERRAL}01`);
    await reads(FILLED_IN);
    expect(await street(page).inputValue()).toBe('88 Fiddlebrook Road');
    await street(page).fill('512 Amberstone');
    await page.getByRole('option').first().click();
    expect(await street(page).inputValue()).toBe('512 Amberstone Drive');
    await leave();
  });

  it('asks the owner of a referral that was used already to log in', async () => {
    const { page, leave } = await visit(`referral=${REFERRAL}02`);
    const modal = page.getByRole('dialog', { name: 'Account Already Exists' });
    await modal.getByText('Log in to continue').waitFor();
    await modal.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(/\/auth\/login\?redirectUrl=/);
    await leave();
  });

  it('lets a visitor with a used referral start a new application', async () => {
    const { page, leave } = await visit(`referral=${REFERRAL}02`);
    const modal = page.getByRole('dialog', { name: 'Account Already Exists' });
    await modal.getByRole('button', { name: 'Start a new application' }).click();
    await street(page).fill('512 Amberstone');
    await page.getByRole('option').first().click();
    expect(await street(page).inputValue()).toBe('512 Amberstone Drive');
    await leave();
  });

  it("ignores a referral that the lender doesn't know", async () => {
    const { page, leave, reads } = await visit(`referral=${REFERRAL}ff`);
    await reads('Which home do you want to borrow against?');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await leave();
  });
});

it('fills in address, income and name from an affiliate', async () => {
  const { page, leave, reads } = await visit('affiliate=demo');
  await reads(FILLED_IN);
  expect(await street(page).inputValue()).toBe('55 Lakeloom Street');
  await page.getByRole('radio', { name: 'I live here' }).check();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await expectScreen(page, questions.forSale.heading, 'Homeline');
  await steps.forSale(page);
  await expectScreen(page, questions.income.heading, 'Homeline');
  expect(await page.getByLabel('Yearly income before taxes').inputValue()).toBe('96,000');
  await page
    .getByLabel('Where does most of your income come from?')
    .selectOption({ label: 'Retired' });
  await agreeTo(page, questions.income.heading);
  await expectScreen(page, questions.name.heading, 'Homeline');
  expect(await page.getByLabel('First name').inputValue()).toBe('Winifred');
  expect(addressBar(page)).toBe(addressOf(questions.name, 'register-v2', 'affiliate=demo'));
  await leave();
});
