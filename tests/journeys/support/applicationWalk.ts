import type { Page } from 'playwright-core';

import { until } from '#scripts/driver/until.ts';

import { describePage, failureAt } from './failure.ts';
import { expectScreen, nameOfHeading, OFFERS, OFFERS_HEADING } from './place.ts';
import { share, signInAt } from './provider.ts';
import { readThrough } from './readThrough.ts';
import { readTestPage } from './sampleDocument.ts';

/** The applicant, whose name is typed as the signature. */
interface Signer {
  readonly firstName: string;
  readonly lastName: string;
  readonly brand?: string;
}

export type Answer = (page: Page, signer: Signer) => Promise<void>;

/** The first bytes of a picture. The lender reads no more. */
const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
const pdf = Buffer.from('%PDF-1.7 sample');

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const choose = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).check();

const pick = (page: Page, question: string | RegExp, answer: string) =>
  page
    .getByRole('radiogroup', { name: question })
    .getByRole('radio', { name: answer, exact: true })
    .check();

const tickAll = async (page: Page) => {
  for (const box of await page.locator('main').getByRole('checkbox').all()) await box.check();
};

const typeDate = async (page: Page, [month, day, year]: readonly [string, string, string]) => {
  await page.getByRole('textbox', { name: 'Month' }).fill(month);
  await page.getByRole('textbox', { name: 'Day' }).fill(day);
  await page.getByRole('textbox', { name: 'Year' }).fill(year);
};

const upload = async (page: Page, pile: string | RegExp, name: string) => {
  const isPdf = name.endsWith('.pdf');
  await page
    .getByRole('group', { name: pile })
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name,
      mimeType: isPdf ? 'application/pdf' : 'image/jpeg',
      buffer: isPdf ? pdf : jpeg,
    });
  await page.getByRole('button', { name: `Remove ${name}` }).waitFor();
};

const fromOfferToSubmit: Readonly<Record<string, Answer>> = {
  'Choose your offer': (page) => press(page, 'Continue'),
  'Your updated offer': (page) => press(page, 'Continue'),
  async 'Check your offer'(page) {
    await page.getByRole('checkbox', { name: /This is a hard check/ }).check();
    await press(page, 'Choose this offer');
  },
  async 'Tell us a little more'(page) {
    await pick(page, /should we contact you/, 'Email');
    await pick(page, /mailing address/, 'Yes');
    await page.getByLabel('Social Security number', { exact: true }).fill('219-09-9999');
    await pick(page, /status in the United States/, 'U.S. citizen');
    await page.getByLabel('What is the money for?').selectOption('HOME_IMPROVEMENT');
    await pick(page, /Who owns the home/, 'Only me');
    await pick(page, /marital status/, 'Unmarried');
    await pick(page, /last 90 days/, 'No');
    await press(page, 'Continue');
  },
  'Demographic information': (page) => press(page, 'Continue'),
  async 'Review your application'(page) {
    await tickAll(page);
    await readTestPage(page);
    await press(page, 'Submit my application');
  },
};

const beforeTheOffer: Readonly<Record<string, Answer>> = {
  async 'Order a property valuation'(page) {
    await choose(page, /seen from the street/);
    await tickAll(page);
    await press(page, 'Order the valuation');
  },
  async 'Tell us about a late payment'(page) {
    for (const question of await page
      .getByRole('radiogroup', { name: 'What is true today?' })
      .all())
      await question.getByRole('radio', { name: 'I have paid it' }).check();
    for (const name of ['first.pdf', 'second.pdf']) await upload(page, /proof/i, name);
    await press(page, 'Send answers');
  },
  async 'There is still a way forward'(page) {
    await choose(page, /^Draw up to/);
    await press(page, 'Continue');
  },
};

const checks: Readonly<Record<string, Answer>> = {
  async 'Loans on your property'(page) {
    for (const question of await page.getByRole('radiogroup', { name: /still open/ }).all())
      await question.getByRole('radio', { name: 'Still open' }).check();
    for (const question of await page.getByRole('radiogroup', { name: /property taxes/ }).all())
      await question.getByRole('radio', { name: 'Yes' }).check();
    await page.getByLabel('Monthly homeowners association dues').fill('0');
    await pick(page, /Any other loan/, 'No');
    await press(page, 'Confirm');
  },
  async 'Confirm your income'(page, { brand = 'Homeline' }) {
    await page.getByRole('link', { name: /^Link your payroll/ }).click();
    await signInAt(page, 'Sandbox Payroll');
    await share(page, 'Sandbox Works, full time');
    await expectScreen(page, 'Confirm your income', brand);
    await press(page, 'Submit my income');
  },
  async 'Upload your pay stubs'(page) {
    await upload(page, 'Pay stubs', 'paystub.pdf');
    await page.getByLabel('Employer').fill('Sample Works');
    await page.getByLabel('How often are you paid?').selectOption({ index: 1 });
    await typeDate(page, ['10', '30', '2026']);
    await press(page, 'Send');
  },
  async 'Confirm your employer'(page) {
    await page.getByLabel('Employer', { exact: true }).fill('Sample Works');
    await page.getByLabel('Your job title').fill('Analyst');
    await typeDate(page, ['3', '1', '2019']);
    await page.getByLabel('Work phone').fill('6145550177');
    await tickAll(page);
    await press(page, 'Send');
  },
  async 'Verify your identity'(page) {
    await choose(page, "US Driver's License");
    await upload(page, /^Front of/, 'front.jpg');
    await upload(page, /^Back of/, 'back.jpg');
    await page.locator('main select').first().selectOption('OH');
    await press(page, 'Check my ID');
  },
};

const money: Readonly<Record<string, Answer>> = {
  'Where should we send your money?': (page) =>
    page.getByRole('link', { name: 'Enter it by hand' }).click(),
  async 'Enter your bank account'(page) {
    await choose(page, 'Checking');
    await page.getByLabel('Routing number').fill('123456780');
    await page.getByLabel('Account number', { exact: true }).fill('9871234567');
    await page.getByLabel('Confirm your account number').fill('9871234567');
    await press(page, 'Continue');
  },
  async 'Check your bank account'(page) {
    await tickAll(page);
    await press(page, 'Confirm');
  },
  async 'How do you want to pay?'(page) {
    await page.getByRole('radio', { name: 'Autopay', exact: true }).check();
    await page.getByLabel('Day of the month').selectOption('5');
    await tickAll(page);
    await press(page, 'Continue');
  },
  async 'Your home is in a flood zone'(page) {
    await tickAll(page);
    await upload(page, 'Flood insurance policy', 'policy.pdf');
    await press(page, 'Send');
  },
};

const signing: Readonly<Record<string, Answer>> = {
  async 'Your final offer'(page) {
    await tickAll(page);
    await press(page, 'Accept');
  },
  async 'Sign your documents'(page) {
    await press(page, 'Start signing');
    await press(page, 'Share my location');
  },
  async 'Read and sign'(page, { firstName, lastName }) {
    await page.getByLabel('Your full name').fill(`${firstName} ${lastName}`);
    await page.getByLabel('Your initials').fill('AB');
    await tickAll(page);
    await press(page, 'Create my signature');
    const finish = page.getByRole('button', { name: 'Finish', exact: true });
    await readThrough(page, finish);
    await finish.click();
  },
  'Meet with a notary': (page) => press(page, 'Meet in person'),
  async 'Choose a time with a notary'(page) {
    await choose(page, 'At the property');
    await page
      .getByRole('button', { name: /^9:00 AM on/ })
      .first()
      .click();
    await press(page, 'Continue');
  },
  async 'Your notary appointment'(page) {
    await press(page, 'Book it');
  },
};

/** What a borrower on the happy path does on each screen of an application. */
const answers: Readonly<Record<string, Answer>> = {
  ...fromOfferToSubmit,
  ...beforeTheOffer,
  ...checks,
  ...money,
  ...signing,
};

export const answerScreen = async (page: Page, heading: string, signer: Signer): Promise<void> => {
  await answers[heading]?.(page, signer);
};

/** Returns the next heading, and skips the texts of waiting in between. */
export async function headingAfter(page: Page, before: string): Promise<string> {
  const failure = failureAt(headingAfter);
  let heading = before;
  const isNext = async () => {
    heading = await page
      .locator('main h1[tabindex]')
      .first()
      .evaluate(nameOfHeading, null, { timeout: 1_000 })
      .catch(() => before);
    if (heading !== before) return true;
    // A waiting borrower refreshes.
    const again = page.getByRole('button', { name: 'Refresh' });
    await again.click({ timeout: 1_000 }).catch(() => {});
    return false;
  };
  await until(isNext).catch(async () => {
    throw failure(await describePage(page, `the screen after "${before}"`));
  });
  return heading;
}

interface Walk {
  readonly signer: Signer;
  readonly from: string;
  readonly to: string;
  /** Different answers for some screens. */
  readonly instead?: Readonly<Record<string, Answer>>;
}

/** Answers one screen after the other, and waits while the lender works. Returns the headings on the way. */
export async function walkTo(
  page: Page,
  { signer, from, to, instead = {} }: Walk,
): Promise<string[]> {
  const name = from === OFFERS ? OFFERS_HEADING : from;
  await page.getByRole('heading', { level: 1, name }).waitFor();
  const seen: string[] = [];
  let heading = from;
  while (heading !== to) {
    seen.push(heading);
    await (instead[heading] ?? answers[heading])?.(page, signer);
    heading = await headingAfter(page, heading);
  }
  return [...seen, heading];
}
