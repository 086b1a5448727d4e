import type { Page } from 'playwright-core';

import { registrationQuestions } from './questions.ts';
import { mouse, type InputDevice } from './inputDevices.ts';

/** The journeys' borrower: an invented adult without complications. */
export interface Borrower {
  readonly typed: string;
  readonly occupancy: 'I live here' | 'Second home' | 'I rent it out';
  /** Their home, if it isn't the property. */
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
  (device: InputDevice) =>
  (page: Page, name = 'Continue') =>
    device.press(button(page, name));

const propertySteps = (device: InputDevice) => {
  const press = presser(device);
  const address = async (page: Page, label: string, typed: string) => {
    const street = page.getByRole('combobox', { name: label });
    await device.type(street, typed);
    await device.take(street, typed);
  };
  return {
    async address(page: Page, { typed, occupancy }: Borrower) {
      await address(page, 'Property address', typed);
      await device.choose(page.getByRole('radio', { name: occupancy }));
      await press(page, 'Apply Now');
    },
    /** Property and home on one screen (decision 9). */
    async bothAddresses(page: Page, { typed, occupancy, homeTyped }: Borrower) {
      await address(page, 'Property address', typed);
      await device.choose(page.getByRole('radio', { name: occupancy }));
      await address(page, 'Home address', homeTyped);
      await press(page, 'Apply Now');
    },
    async homeAddress(page: Page, { homeTyped }: Borrower) {
      await address(page, 'Home address', homeTyped);
      await press(page);
    },
    async forSale(page: Page, { isForSale = 'No' }: Partial<Borrower> = {}) {
      await device.choose(page.getByRole('radio', { name: isForSale, exact: true }));
      await press(page);
    },
  } as const;
};

const personSteps = (device: InputDevice) => {
  const press = presser(device);
  return {
    async income(page: Page, { income }: Borrower) {
      await device.type(box(page, 'Yearly income before taxes'), income);
      const source = page.getByLabel('Where does most of your income come from?');
      await device.pick(source, 'Employed full-time');
      await press(page);
    },
    async name(page: Page, { firstName, lastName }: Borrower) {
      await device.type(box(page, 'First name'), firstName);
      await device.type(box(page, 'Last name'), lastName);
      await press(page);
    },
    async birthdate(page: Page, { birth: [month, day, year] }: Borrower) {
      await device.type(box(page, 'Month'), month);
      await device.type(box(page, 'Day'), day);
      await device.type(box(page, 'Year'), year);
      await press(page);
    },
  } as const;
};

const accountSteps = (device: InputDevice) => {
  const press = presser(device);
  const contact = async (page: Page, { email, phone }: Borrower) => {
    await device.type(box(page, /mail/i), email);
    await device.type(box(page, /mobile/i), phone);
  };
  const agree = async (page: Page) => {
    for (const name of [/^I agree to the Terms/, /^I agree to get messages/])
      await device.tick(page.getByRole('checkbox', { name }));
  };
  return {
    async contact(page: Page, borrower: Borrower) {
      await contact(page, borrower);
      await press(page);
    },
    async password(page: Page, { password }: Borrower) {
      await device.type(box(page, 'Password'), password);
      await device.type(box(page, 'Confirm your password'), password);
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

/** A step for each question. Each ends with clicking its button. */
export const stepsWith = (device: InputDevice) => ({
  ...propertySteps(device),
  ...personSteps(device),
  ...accountSteps(device),
});

export type Steps = ReturnType<typeof stepsWith>;

export const mouseSteps = stepsWith(mouse);

/** Answers everything from the first screen to the last question, in the redesigned flow in legacy mode. */
export async function answerEverything(page: Page, borrower: Borrower): Promise<void> {
  await mouseSteps.address(page, borrower);
  await answerTheRest(page, borrower);
}

/** The same, starting at for-sale. */
export async function answerTheRest(page: Page, borrower: Borrower): Promise<void> {
  await page.waitForURL(/for-sale/);
  await mouseSteps.forSale(page, borrower);
  await page.waitForURL(/annual-income/);
  await mouseSteps.income(page, borrower);
  await page.waitForURL(/legal-name/);
  await mouseSteps.name(page, borrower);
  await page.waitForURL(/birthdate/);
  await mouseSteps.birthdate(page, borrower);
  await page.waitForURL(/phone-and-email/);
  await mouseSteps.contact(page, borrower);
  // If a question's code is late, the URL changes first. Until it arrives, the buttons belong to the previous
  // question.
  await page.getByRole('heading', { name: registrationQuestions.password.heading }).waitFor();
}
