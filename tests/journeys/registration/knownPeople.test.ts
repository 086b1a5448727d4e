/** @set full */
import type { Page } from 'playwright-core';

import { addDays, writtenDate } from '#store/format/isoDate.ts';
import { dayAt } from '#store/geography/timeZones.ts';
import { untilKept } from '#tests/journeys/support/draft.ts';
import { aBorrower, steps } from '#scripts/driver/borrower.ts';
import { questions, type Question } from '#scripts/driver/questions.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { expectAnnuities, watchOffers } from '#tests/journeys/support/offers.ts';
import {
  addressBar,
  expectOffers,
  expectPlace,
  expectScreen,
} from '#tests/journeys/support/place.ts';
import { callOf, chainOf, expectSigned } from '#tests/journeys/support/record.ts';
import { until } from '#scripts/driver/until.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const LAST = 'Agree and see your offers';
/** The page does not ask for an email address and a phone that the lender already has (SIDE-07). */
const asked: readonly Question[] = [
  questions.address,
  questions.forSale,
  questions.income,
  questions.name,
  questions.birthdate,
  { ...questions.password, heading: LAST },
];
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

/** Signed in, at the first question. */
async function atTheStart(person: string) {
  const before = await host.sandbox.lastNumber();
  const visitor = await host.visit();
  const { page } = visitor;
  const ticket = await host.sandbox.ticket(`${person}@demo.example`);
  await page.goto(`${ticket}?next=/account/heloc/register-v2`);
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  return { ...visitor, calls: () => host.sandbox.requests(before) };
}

/** From the first question to the submit. */
async function toTheEnd(page: Page, typed = '512 Amberstone') {
  const borrower = aBorrower({ typed });
  const isAt = async (question: Question) => {
    await expectScreen(page, question.heading, 'Homeline');
    await expectPlace(page, question, { asked, flow: 'register-v2', brand: 'Homeline' });
  };

  await steps.address(page, borrower);
  await isAt(questions.forSale);
  await steps.forSale(page);
  await isAt(questions.income);
  await steps.income(page, borrower);
  await isAt(questions.name);
  const name = await page.getByLabel('Last name').inputValue();
  await goOn(page);
  await isAt(questions.birthdate);
  await goOn(page);
  await expectScreen(page, LAST, 'Homeline');
  expect(await page.locator('input[type=password]').count()).toBe(0);
  for (const box of await page.getByRole('checkbox', { name: /^I agree/ }).all()) await box.check();
  await goOn(page);
  return name;
}

/** Signed in, after the submit. */
async function atTheEnd(person: string, typed?: string) {
  const visitor = await atTheStart(person);
  return { ...visitor, name: await toTheEnd(visitor.page, typed) };
}

it('VAL-ACCT-1 asks a signed-in user for neither contact nor password', async () => {
  const { page, leave, name, calls } = await atTheEnd('dana.marlow');
  const offers = watchOffers(page);
  await expectOffers(page);
  await expectAnnuities(page, await offers());

  expect(name).toBe('Marlow');
  const chain = chainOf(await calls());
  // No box about texts was shown, so that nothing is said about them (SUBMIT-06).
  for (const link of ['register', 'savePhone', 'saveSmsConsents'])
    expect(chain).not.toContain(link);
  expect(chain.filter((link) => link === 'createApplication')).toHaveLength(1);
  expectSigned(await calls(), []);
  expect(callOf(await calls(), 'createApplication').body).toMatchObject({
    profileRequest: { email: 'dana.marlow@demo.example', name: { lastName: 'Marlow' } },
  });
  await leave();
});

describe('an application that is there already', () => {
  const modalOf = async (person: string, title: string) => {
    const visitor = await atTheStart(person);
    const modal = visitor.page.getByRole('dialog', { name: title });
    await modal.waitFor();
    expect(addressBar(visitor.page)).toBe('/account/heloc/register-v2');
    return { ...visitor, modal };
  };

  it('MODAL-45D-1 tells a borrower who closes the modal at the first screen again at the submit', async () => {
    const title = 'It looks like you have received a HELOC from us within the last 45 days.';
    const { page, modal, calls, leave } = await modalOf('neil.ashgrove', title);
    await modal.getByRole('button', { name: 'Close' }).click();
    await modal.waitFor({ state: 'detached' });
    await toTheEnd(page);
    await modal.waitFor();
    expect(chainOf(await calls())).not.toContain('createApplication');
    await leave();
  });

  it('MODAL-45D-1 says from when another line can be opened after one in the last 45 days', async () => {
    const title = 'It looks like you have received a HELOC from us within the last 45 days.';
    const { page, modal, leave } = await modalOf('neil.ashgrove', title);
    // Opened twenty days ago, by the day at the property.
    const againOn = writtenDate(addDays(dayAt(Date.now(), 'IL'), 25) ?? '');
    await modal.getByText(`You can apply again from ${againOn}.`).waitFor();
    await modal.getByRole('link', { name: 'Go To Dashboard' }).click();
    await page.waitForURL(/\/dashboard/);
    await leave();
  });

  it('MODAL-INQ-1 names the originator who can finish an inquiry', async () => {
    const title = 'Action Required: Contact Your Loan Officer';
    const { modal, leave } = await modalOf('ines.parrish', title);
    await modal.getByText('Marisol Quent started this with you and can finish it.').waitFor();
    expect(await modal.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe(
      'tel:+18005550181',
    );
    expect(await modal.getByRole('link', { name: 'Email' }).getAttribute('href')).toBe(
      'mailto:marisol.quent@homeline.example',
    );
    await modal.getByRole('link', { name: 'Go To Dashboard' }).waitFor();
    await leave();
  });

  it.each([
    ['ravi.oakhurst'],
    // An inquiry, but of the broker whose inquiries are applications.
    ['otto.grennan'],
  ])('MODAL-ACTIVE-1 lets %s go on where the application was left', async (person) => {
    const { page, modal, leave } = await modalOf(person, 'Active application already exists.');
    await modal.getByText('You can pick up where you left off.').waitFor();
    await modal.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(/\/product\/select/);
    await leave();
  });
});

it('FT-27 treats an additional signer as a visitor where borrowers apply, with one reload and never a loop', async () => {
  const { page, leave } = await host.visit();
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  const ticket = await host.sandbox.ticket('lena.fenwright@demo.example');
  const before = await host.sandbox.lastNumber();
  /** Every opened page loaded the identity, and dropped the session. */
  const untilDropped = async (times: number) => {
    const isProfile = ({ path }: { path: string }) => path === '/service-profile/api/v1/profile';
    await until(
      async () => (await host.sandbox.requests(before)).filter(isProfile).length >= times,
    );
    await page.waitForFunction(() => sessionStorage.getItem('homeline.token') === null);
  };

  await page.goto(`${ticket}?next=/account/heloc/register-v2`);
  await until(() => Promise.resolve(loads > 1));
  await untilDropped(2);
  await page.getByRole('link', { name: 'Login' }).waitFor();
  await steps.address(page, aBorrower());
  await expectScreen(page, questions.forSale.heading, 'Homeline');
  await untilKept(page, () => page.getByRole('radio', { name: 'No', exact: true }).check());

  expect(loads).toBe(2);
  await page.reload();
  await untilDropped(3);
  await page.getByRole('heading', { name: questions.forSale.heading }).waitFor();
  await page.getByRole('link', { name: 'Login' }).waitFor();
  expect(loads).toBe(3);
  await leave();
});
