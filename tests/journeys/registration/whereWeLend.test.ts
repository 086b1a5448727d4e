/** @set full */
import type { Page } from 'playwright-core';

import { aBorrower, answerEverything, steps, type Borrower } from '#scripts/driver/borrower.ts';
import { legacyQuestions, questions, type Question } from '#scripts/driver/questions.ts';
import { openTestHost, type TestHost, type VisitorOptions } from '#scripts/driver/testHost.ts';
import {
  addressBar,
  expectOffers,
  expectPlace,
  expectScreen,
} from '#tests/journeys/support/place.ts';
import { atLastStep } from '#tests/journeys/support/lastStep.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const ORIGINATOR = '10000000-0000-4000-8000-0000000000';
const street = (page: Page) => page.getByRole('combobox', { name: 'Property address' });

async function visit(options: VisitorOptions = {}, query = '') {
  const visitor = await host.visit(options);
  const { page, at } = visitor;
  const brandAt = (slug: string) => at('').replace(/\/\/[^:]*/, `//${slug}.localhost`);
  await page.goto(at(`/account/heloc/register-v2${query}`));
  const reads = (text: string) => page.getByText(text).filter({ visible: true }).first().waitFor();
  return { ...visitor, reads, brandAt };
}

const isFocused = (page: Page) =>
  street(page).evaluate((element) => element === document.activeElement);

it('REG-SEQ-02, REG-SEQ-09 asks where the borrower of a second home lives, and forgets it for their own home', async () => {
  const { page, at, leave } = await host.visit({ width: 320, touch: true });
  const borrower = aBorrower({ occupancy: 'I rent it out' });
  const { address, homeAddress, forSale, income } = questions;
  const way = { asked: legacyQuestions, flow: 'register-v2', brand: 'Homeline' } as const;
  const isAt = async (question: Question) => {
    await expectScreen(page, question.heading, 'Homeline');
    await expectPlace(page, question, way);
  };

  await page.goto(at('/account/heloc/register-v2'));
  await steps.address(page, borrower);
  await isAt(homeAddress);
  await steps.homeAddress(page, borrower);
  await isAt(forSale);
  await page.getByRole('button', { name: 'Back' }).click();
  await isAt(homeAddress);
  const home = page.getByRole('combobox', { name: 'Home address' });
  expect(await home.inputValue()).toBe('905 Kingfisher Place');

  await page.getByRole('button', { name: 'Back' }).click();
  await isAt(address);
  await page.getByRole('radio', { name: 'I live here' }).check();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await isAt(forSale);
  await steps.forSale(page);
  await isAt(income);
  await page.getByRole('button', { name: 'Back' }).click();
  await isAt(forSale);
  await page.getByRole('button', { name: 'Back' }).click();
  await isAt(address);
  await leave();
});

describe('states that another site lends in', () => {
  const refuse = async (page: Page, title: string, way: string) => {
    const modal = page.getByRole('dialog', { name: title });
    await modal.waitFor();
    const heading = modal.getByRole('heading');
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    const address = await modal.getByRole('link', { name: way }).getAttribute('href');
    await modal.getByRole('button', { name: 'Change the address' }).click();
    await modal.waitFor({ state: 'detached' });
    expect(await isFocused(page)).toBe(true);
    expect(await street(page).inputValue()).not.toBe('');
    return address;
  };

  it('MODAL-STATE-2 leads to the New York site for a New York property, with the query', async () => {
    const { page, leave, brandAt } = await visit({}, '?utm_source=letter');
    await steps.address(page, aBorrower({ typed: '45 Mossbell' }));
    expect(await refuse(page, 'This property is in New York', 'Go to the New York site')).toBe(
      `${brandAt('homeline-ny')}/account/heloc/register?utm_source=letter`,
    );
    await leave();
  });

  it('MODAL-STATE-3 leads away from the New York site for any other property', async () => {
    const { page, leave, brandAt } = await visit({ brand: 'homeline-ny' });
    await steps.address(page, aBorrower());
    expect(await refuse(page, 'This property is not in New York', 'Go to Homeline')).toBe(
      `${brandAt('homeline')}/account/heloc/register`,
    );
    await leave();
  });

  it("MODAL-STATE-4 MODAL-STATE-5 leads to the partner's form for a Hawaiian property", async () => {
    const { page, leave, reads, brandAt } = await visit();
    await steps.address(page, aBorrower({ typed: '71 Plumeria' }));
    await reads('Homeline does not lend in Hawaii. Our partner Larkholt does.');
    const title = 'Looks like you are applying with a property located in Hawaii.';
    expect(await refuse(page, title, 'Go to Larkholt')).toBe(
      `${brandAt('larkholt')}/account/heloc/register`,
    );
    await leave();
  });

  it('MODAL-STATE-1 lets the visitor go on while the flag is off', async () => {
    await host.sandbox.flags({ 'fe-heloc-state-modals': { enabled: false } });
    const { page, leave } = await visit();
    await steps.address(page, aBorrower({ typed: '45 Mossbell' }));
    await expectScreen(page, questions.income.heading, 'Homeline');
    await host.sandbox.flags({ 'fe-heloc-state-modals': { enabled: true } });
    await leave();
  });

  it('lets a visitor apply for a New York property on the New York site', async () => {
    const { page, leave, reads } = await visit({ brand: 'homeline-ny' });
    const borrower = aBorrower({ typed: '45 Mossbell', income: '240000' });
    await answerEverything(page, borrower);
    await reads('New York');
    await steps.password(page, borrower);
    await expectOffers(page);
    await leave();
  });
});

it('VAL-STATE-3 refuses New York at the field for a brand under review, without a modal', async () => {
  const { page, leave, reads } = await visit({ brand: 'larkgarth' });
  await steps.address(page, aBorrower({ typed: '45 Mossbell' }));
  await reads("We're not yet available in your state or aren't currently lending in your area");
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(addressBar(page)).toBe('/account/heloc/register-v2');
  await leave();
});

describe('a referring originator', () => {
  it('LOCARD-01 shows the originator, and forgets them in the address once they are known', async () => {
    const { page, leave, reads } = await visit({}, `?referrer=${ORIGINATOR}01&kept=yes`);
    await reads('Marisol Quent');
    await reads('NMLS 9911001');
    await page.waitForURL(/register-v2\?kept=yes$/);
    await leave();
  });

  it('ELIG-06 blocks a property outside the states where the originator may lend', async () => {
    const { page, leave, reads } = await visit(
      { brand: 'larkwick', width: 390, touch: true },
      `?referrer=${ORIGINATOR}03`,
    );
    await reads('Inez Farrow');
    await steps.address(page, aBorrower({ typed: '1480 Tidewillow' }));
    const banner = page.getByRole('alert', { name: 'Error' });
    await banner
      .getByText('Please reach out to your referring loan officer for additional information.')
      .waitFor();
    await page.getByRole('button', { name: 'Change the address' }).click();
    expect(await isFocused(page)).toBe(true);
    await steps.address(page, aBorrower());
    await expectScreen(page, questions.forSale.heading, 'Larkwick');
    await leave();
  });

  it('ELIG-09 ELIG-10 ends registration for an unknown originator only at a brand that requires one', async () => {
    for (const id of ['fe', 'ff']) {
      const closed = await visit({ brand: 'larkwick' }, `?referrer=${ORIGINATOR}${id}`);
      await closed.page.waitForURL(/\/not-accepting-apps$/);
      await closed.leave();
    }
    const open = await visit({}, `?referrer=${ORIGINATOR}ff`);
    await open.page.waitForURL(/register-v2$/);
    await open.leave();
  });
});

describe('a soft note', () => {
  it.each([
    ['16 Thistlecomb', 'This ZIP code had a recent disaster.', questions.forSale],
    [
      '6 Mapleglen',
      "We don't lend here yet. You can continue and join the waitlist.",
      questions.income,
    ],
    [
      '2 Conch',
      "We don't lend here yet. You can continue and join the waitlist.",
      questions.income,
    ],
  ])('shows a note for %s, and lets the visitor go on', async (typed, note, next) => {
    const { page, leave, reads } = await visit();
    await street(page).fill(typed);
    await page.getByRole('option').first().click();
    await reads(note);
    await page.getByRole('radio', { name: 'I live here' }).check();
    await page.getByRole('button', { name: 'Apply Now' }).click();
    await expectScreen(page, next.heading, 'Homeline');
    await leave();
  });

  it('shows a note at a ZIP code of another state, and at an address that is almost a known one', async () => {
    const { page, leave, reads } = await visit();
    await page.getByRole('button', { name: 'Enter address manually' }).click();
    await page.getByLabel('Street address').fill('512 Amberstone Driv');
    await page.getByLabel('City').fill('Columbus');
    await page.getByLabel('State').selectOption({ label: 'Texas' });
    await page.getByLabel('ZIP code').fill('43214');
    await page.getByRole('radio', { name: 'I live here' }).check();
    await reads('This ZIP code is usually in Ohio. Please check it.');
    await page.getByLabel('State').selectOption({ label: 'Ohio' });
    await page.getByLabel('ZIP code').fill('43214');
    await page.getByLabel('City').focus();
    await reads('Did you mean 512 Amberstone Drive, Columbus, OH 43214?');
    await page.getByRole('button', { name: 'Use this address' }).click();
    await page.getByRole('button', { name: 'Apply Now' }).click();
    await expectScreen(page, questions.forSale.heading, 'Homeline');
    await leave();
  });
});

it('MSG-SUB-06 keeps the visitor on the form after a refusal at the very end, and names the state', async () => {
  const { page, finish, leave } = await atLastStep(host, { typed: '28 Violetwood' });
  await finish();
  await page.getByText('We do not currently offer loans in Alaska.').first().waitFor();
  expect(addressBar(page)).toBe('/account/heloc/register-v2/set-password');
  await leave();
});

describe('the age of a borrower', () => {
  const DAY_MS = 86_400_000;
  /** Two days ago, so that no time zone makes a difference. */
  const birthday = (yearsAgo: number): Borrower['birth'] => {
    const today = new Date(Date.now() - 2 * DAY_MS);
    const parts = [today.getMonth() + 1, today.getDate(), today.getFullYear() - yearsAgo];
    const [month = '', day = '', year = ''] = parts.map(String);
    return [month, day, year];
  };
  const untilBirthdate = async (brand: string, typed: string) => {
    const visitor = await visit(brand === '' ? {} : { brand });
    const { page } = visitor;
    const borrower = aBorrower({ typed });
    await steps.address(page, borrower);
    await page.waitForURL(/for-sale/);
    await steps.forSale(page);
    await page.waitForURL(/annual-income/);
    await steps.income(page, borrower);
    await page.waitForURL(/legal-name/);
    await steps.name(page, borrower);
    await page.waitForURL(/birthdate/);
    return visitor;
  };

  it('VAL-DOB-3 requires a borrower in Alabama to be nineteen, and shows its own message for eighteen', async () => {
    const { page, leave } = await untilBirthdate('', '640 Wrenfield');
    const says = (text: string) => page.getByRole('alert').getByText(text).waitFor();
    await steps.birthdate(page, aBorrower({ birth: birthday(17) }));
    await says('Must be at least 18 years old');
    await steps.birthdate(page, aBorrower({ birth: birthday(18) }));
    await says('or 19 years old if you reside in the state of Alabama.');
    await steps.birthdate(page, aBorrower({ birth: birthday(19) }));
    await page.waitForURL(/phone-and-email/);
    await leave();
  });

  it('VAL-DOB-4 requires a borrower to be sixty-two at a brand for older people', async () => {
    const { page, leave } = await untilBirthdate('tarngarth', '8 Palmettoberry');
    await steps.birthdate(page, aBorrower({ birth: birthday(61) }));
    await page
      .getByRole('alert')
      .getByText('Must be 62 years or older to apply for a loan')
      .waitFor();
    await steps.birthdate(page, aBorrower({ birth: birthday(62) }));
    await page.waitForURL(/phone-and-email/);
    await leave();
  });
});
