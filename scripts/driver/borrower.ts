import type { Page } from 'playwright-core';

import { questions } from './questions.ts';

import { mouse, type Hands } from './hands.ts';

/** Who applies in the journeys: invented, adult, on the happy path. */
export interface Borrower {
  readonly typed: string;
  readonly occupancy: 'I live here' | 'Second home' | 'I rent it out';
  /** Where they live, when it is not in the property. */
  readonly homeTyped: string;
  readonly isForSale: 'Yes' | 'No';
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
    homeTyped: '905 Kingfisher',
    isForSale: 'No',
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

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const box = (page: Page, name: string | RegExp) =>
  page.getByRole('textbox', { name, exact: typeof name === 'string' });

const presser =
  (hands: Hands) =>
  (page: Page, name = 'Continue') =>
    hands.press(button(page, name));

const propertySteps = (hands: Hands) => {
  const press = presser(hands);
  const address = async (page: Page, label: string, typed: string) => {
    const street = page.getByRole('combobox', { name: label });
    await hands.type(street, typed);
    await hands.take(street, typed);
  };
  return {
    async address(page: Page, { typed, occupancy }: Borrower) {
      await address(page, 'Property address', typed);
      await hands.choose(page.getByRole('radio', { name: occupancy }));
      await press(page, 'Apply Now');
    },
    /** Property and home on one screen, in the flow that asks so (decision 9). */
    async bothAddresses(page: Page, { typed, occupancy, homeTyped }: Borrower) {
      await address(page, 'Property address', typed);
      await hands.choose(page.getByRole('radio', { name: occupancy }));
      await address(page, 'Home address', homeTyped);
      await press(page, 'Apply Now');
    },
    async homeAddress(page: Page, { homeTyped }: Borrower) {
      await address(page, 'Home address', homeTyped);
      await press(page);
    },
    async forSale(page: Page, { isForSale = 'No' }: Partial<Borrower> = {}) {
      await hands.choose(page.getByRole('radio', { name: isForSale, exact: true }));
      await press(page);
    },
  } as const;
};

const personSteps = (hands: Hands) => {
  const press = presser(hands);
  return {
    async income(page: Page, { income }: Borrower) {
      await hands.type(box(page, 'Yearly income before taxes'), income);
      const source = page.getByLabel('Where does most of your income come from?');
      await hands.pick(source, 'Employed full-time');
      await press(page);
    },
    async name(page: Page, { firstName, lastName }: Borrower) {
      await hands.type(box(page, 'First name'), firstName);
      await hands.type(box(page, 'Last name'), lastName);
      await press(page);
    },
    async birthdate(page: Page, { birth: [month, day, year] }: Borrower) {
      await hands.type(box(page, 'Month'), month);
      await hands.type(box(page, 'Day'), day);
      await hands.type(box(page, 'Year'), year);
      await press(page);
    },
  } as const;
};

const accountSteps = (hands: Hands) => {
  const press = presser(hands);
  const contact = async (page: Page, { email, phone }: Borrower) => {
    await hands.type(box(page, /mail/i), email);
    await hands.type(box(page, /mobile/i), phone);
  };
  const agree = async (page: Page) => {
    for (const name of [/^I agree to the Terms/, /^I agree to get messages/])
      await hands.tick(page.getByRole('checkbox', { name }));
  };
  return {
    async contact(page: Page, borrower: Borrower) {
      await contact(page, borrower);
      await press(page);
    },
    async password(page: Page, { password }: Borrower) {
      await hands.type(box(page, 'Password'), password);
      await hands.type(box(page, 'Type the password again'), password);
      await agree(page);
      await press(page);
    },
    async login(page: Page, borrower: Borrower) {
      await contact(page, borrower);
      await agree(page);
      await press(page);
    },
  } as const;
};

/** Each step by the name of its question; every step ends with a press of its button. */
export const stepsWith = (hands: Hands) => ({
  ...propertySteps(hands),
  ...personSteps(hands),
  ...accountSteps(hands),
});

export type Steps = ReturnType<typeof stepsWith>;

export const steps = stepsWith(mouse);

/** From the first screen to the last question, in the redesigned flow and the legacy mode. */
export async function answerEverything(page: Page, borrower: Borrower): Promise<void> {
  await steps.address(page, borrower);
  await answerTheRest(page, borrower);
}

/** The same from the question about a sale on. */
export async function answerTheRest(page: Page, borrower: Borrower): Promise<void> {
  await page.waitForURL(/for-sale/);
  await steps.forSale(page, borrower);
  await page.waitForURL(/annual-income/);
  await steps.income(page, borrower);
  await page.waitForURL(/legal-name/);
  await steps.name(page, borrower);
  await page.waitForURL(/birthdate/);
  await steps.birthdate(page, borrower);
  await page.waitForURL(/phone-and-email/);
  await steps.contact(page, borrower);
  // The address comes before the question where its code is late; until then the buttons are those of the one before.
  await page.getByRole('heading', { name: questions.password.heading }).waitFor();
}
