import type { Page } from 'playwright-core';

/** Who applies in the journeys: invented, adult, on the happy path. */
export interface Borrower {
  readonly typed: string;
  readonly occupancy: 'I live here' | 'Second home' | 'I rent it out';
  readonly income: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birth: readonly [month: string, day: string, year: string];
  readonly email: string;
  readonly phone: string;
  readonly password: string;
}

let people = 0;

export const aBorrower = (part: Partial<Borrower> = {}): Borrower => {
  people += 1;
  return {
    typed: '512 Amberstone',
    occupancy: 'I live here',
    income: '118000',
    firstName: 'Mira',
    lastName: 'Tolland',
    birth: ['3', '9', '1984'],
    email: `mira.${process.pid}.${people}@mail.example`,
    phone: '6145550142',
    password: 'Copper!Kettle2026',
    ...part,
  };
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Each step by the name of its question; every one ends with its button pressed. */
export const steps = {
  async address(page: Page, { typed, occupancy }: Borrower, button = 'Apply Now') {
    await page.getByRole('combobox', { name: 'Property address' }).fill(typed);
    await page.getByRole('option').first().click();
    await page.getByText(occupancy, { exact: true }).click();
    await press(page, button);
  },
  async homeAddress(page: Page, typed: string) {
    await page.getByRole('combobox', { name: /address/i }).fill(typed);
    await page.getByRole('option').first().click();
    await press(page, 'Continue');
  },
  async forSale(page: Page, answer: 'Yes' | 'No' = 'No') {
    await page.getByText(answer, { exact: true }).click();
    await press(page, 'Continue');
  },
  async income(page: Page, { income }: Borrower) {
    await page.getByLabel('Yearly income before taxes').fill(income);
    await page.getByLabel('Where does most of your income come from?').selectOption('FULL_TIME');
    await press(page, 'Continue');
  },
  async name(page: Page, { firstName, lastName }: Borrower) {
    await page.getByLabel('First name').fill(firstName);
    await page.getByLabel('Last name').fill(lastName);
    await press(page, 'Continue');
  },
  async birthdate(page: Page, { birth: [month, day, year] }: Borrower) {
    await page.getByLabel('Month').fill(month);
    await page.getByLabel('Day').fill(day);
    await page.getByLabel('Year').fill(year);
    await press(page, 'Continue');
  },
  async contact(page: Page, { email, phone }: Borrower) {
    await page.getByRole('textbox', { name: /mail/i }).fill(email);
    await page.getByRole('textbox', { name: /mobile/i }).fill(phone);
    await press(page, 'Continue');
  },
  async password(page: Page, { password }: Borrower) {
    const boxes = page.locator('input[type=password]');
    await boxes.nth(0).fill(password);
    await boxes.nth(1).fill(password);
    for (const box of await page.getByRole('checkbox').all()) await box.check({ force: true });
    await press(page, 'Continue');
  },
};

/** From the first screen to the last question, in the redesigned flow and the legacy mode. */
export async function answerEverything(page: Page, borrower: Borrower): Promise<void> {
  await steps.address(page, borrower);
  await page.waitForURL(/for-sale/);
  await steps.forSale(page);
  await page.waitForURL(/annual-income/);
  await steps.income(page, borrower);
  await page.waitForURL(/legal-name/);
  await steps.name(page, borrower);
  await page.waitForURL(/birthdate/);
  await steps.birthdate(page, borrower);
  await page.waitForURL(/phone-and-email/);
  await steps.contact(page, borrower);
  await page.waitForURL(/set-password/);
}
