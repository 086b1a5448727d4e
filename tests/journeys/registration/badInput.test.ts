/** @set full */
import { untilHydrated } from '#scripts/driver/hydration.ts';
import { aBorrower, steps } from '#scripts/driver/borrower.ts';
import { questions, type Question } from '#scripts/driver/questions.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import {
  expectMistakes,
  expectRefused,
  fieldNamed,
  pressSubmit,
} from '#tests/journeys/support/mistakes.ts';
import { expectScreen } from '#tests/journeys/support/place.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const UNSUPPORTED = 'Some of the characters entered are not supported.';
const TOO_MUCH = 'Must be less than $10,000,000';
const INVALID_STREET = 'Please enter a valid property address';
const INVALID_CITY = 'Please enter a valid city name';
const INVALID_ZIP = 'Please enter a valid zipcode';
const WEAK = 'Password is not strong enough';
const OCCUPANCY = { 'How do you use this property?': 'Please select an occupancy type' };
const MANUAL = {
  'Street address': 'Street address is required',
  City: INVALID_CITY,
  State: 'Please choose a state',
  'ZIP code': INVALID_ZIP,
};
const CONTACT = {
  Email: 'Please enter your email',
  'Mobile phone': 'Please enter your mobile phone',
};
const PASSWORD = { Password: 'Required', 'Confirm your password': 'Required' };
const BOXES = { 'Terms and privacy': 'Required', 'Electronic messages': 'Required' };

/** What is typed, what is said of it, and what stays in the box where that is written otherwise. */
type Wrong = readonly [typed: string, says: string, kept?: string];

async function visit(path: string, brand?: string) {
  const visitor = await host.visit(brand === undefined ? {} : { brand });
  const { page, at } = visitor;
  await page.goto(at(path));
  // The inline script's own summary is held by firstScreen.test.ts.
  await untilHydrated(page);
  return {
    ...visitor,
    refuse: (label: string, [typed, says, kept = typed]: Wrong) =>
      expectRefused(page, label, { typed, says, kept }),
    refuseEmpty: async (mistakes: Readonly<Record<string, string>>) => {
      await pressSubmit(page);
      await expectMistakes(page, mistakes);
    },
  };
}

/** One mistake a question: the rules of each field are held by tests/store/person and tests/store/registration. */
it('AX-21 says at every field of every question what is wrong, and keeps what was typed', async () => {
  const { page, leave, refuse, refuseEmpty } = await visit('/account/heloc/register-v2');
  const borrower = aBorrower({ occupancy: 'Second home' });
  const isAt = (question: Question) => expectScreen(page, question.heading, 'Homeline');

  await refuseEmpty({ 'Property address': INVALID_STREET, ...OCCUPANCY });
  await refuse('Property address', ['51', INVALID_STREET]);
  await steps.address(page, borrower);

  await isAt(questions.homeAddress);
  await refuseEmpty({ 'Home address': INVALID_STREET });
  await page.getByRole('button', { name: 'Enter address manually' }).click();
  await refuseEmpty(MANUAL);
  await refuse('ZIP code', ['4321', INVALID_ZIP]);
  await fieldNamed(page, 'Street address').fill('905 Kingfisher Place');
  await fieldNamed(page, 'Apartment or unit (optional)').fill('2B');
  await fieldNamed(page, 'City').fill('St. Louis');
  await fieldNamed(page, 'State').selectOption({ label: 'Illinois' });
  await fieldNamed(page, 'ZIP code').fill('60618');
  await pressSubmit(page);

  await isAt(questions.forSale);
  await refuseEmpty({ [questions.forSale.heading]: 'Required' });
  await steps.forSale(page);

  await isAt(questions.income);
  const source = 'Where does most of your income come from?';
  await refuseEmpty({ 'Yearly income before taxes': 'Required', [source]: 'Required' });
  await refuse('Yearly income before taxes', ['10000000', TOO_MUCH, '10,000,000']);
  await fieldNamed(page, 'Yearly income before taxes').fill('14999');
  await fieldNamed(page, source).selectOption({ label: 'Unemployed / furloughed' });
  await refuseEmpty({
    [source]: "We apologize. At this time, we don't lend to unemployed borrowers.",
  });
  const written = page.getByRole('link', { name: 'ask us for a written answer' });
  expect(await written.getAttribute('href')).toBe('/account/heloc/register/support');
  await fieldNamed(page, source).selectOption({ label: 'Retired' });
  await pressSubmit(page);
  await page.getByText('Confirm that you have entered annual pre-tax income').waitFor();
  await page.getByRole('checkbox', { name: 'Yes, this is my yearly income' }).check();
  await pressSubmit(page);

  await isAt(questions.name);
  await refuseEmpty({
    'First name': 'Please enter the first name',
    'Last name': 'Last name is required',
  });
  await refuse('Middle name (optional)', ['A  B', UNSUPPORTED]);
  await fieldNamed(page, 'Middle name (optional)').fill('Q.');
  await steps.name(page, borrower);

  await isAt(questions.birthdate);
  await refuseEmpty({ 'Date of birth': 'Date of birth is required' });
  const birth = ['2', '30', '1984'] as const;
  await steps.birthdate(page, { ...borrower, birth });
  await expectMistakes(page, { 'Date of birth': 'Invalid date' });
  const boxes = page.locator('main').getByRole('textbox');
  expect(
    await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value)),
  ).toEqual(birth);
  await steps.birthdate(page, borrower);

  await isAt(questions.contact);
  await refuseEmpty(CONTACT);
  await refuse('Mobile phone', ['16145550142', 'Country code 1 is not needed', '1 (614) 555-0142']);
  await steps.contact(page, borrower);

  await isAt(questions.password);
  await refuseEmpty({ ...PASSWORD, ...BOXES });
  await refuse('Password', ['copper!kettle2026', WEAK]);
  await fieldNamed(page, 'Password').fill(borrower.password);
  await refuse('Confirm your password', ['Copper!Kettle2027', "Passwords don't match"]);
  await leave();
});

it('AX-21 says all that is missing on the screens that ask several questions at once', async () => {
  const login = await visit('/account/heloc/register', 'larkholt');
  await steps.address(login.page, aBorrower({ typed: '27 Foxglass' }));
  await login.page.waitForURL(/sale-status/);
  await steps.forSale(login.page);
  await login.page.waitForURL(/income-info/);
  await steps.income(login.page, aBorrower());
  await login.page.waitForURL(/step=name/);
  await steps.name(login.page, aBorrower());
  await login.page.waitForURL(/birthdate/);
  await steps.birthdate(login.page, aBorrower());
  await login.page.waitForURL(/login-info/);
  await expectScreen(login.page, questions.login.heading, 'Larkholt');
  await login.refuseEmpty({ ...CONTACT, ...BOXES });
  await login.leave();

  const account = await visit('/account/heloc/register/account-setup?affiliate=demo');
  await account.page.getByRole('heading', { name: 'Set up your account' }).waitFor();
  await account.refuseEmpty({ ...CONTACT, ...PASSWORD, ...BOXES });
  await account.leave();

  const support = await visit('/account/heloc/register/support');
  await support.page.getByRole('heading', { name: 'How can we help?' }).waitFor();
  await support.refuseEmpty({
    'Your name': 'Required',
    Email: 'Please enter your email',
    'What is it about?': 'Required',
    'Your message': 'Required',
  });
  await support.refuse('Your message', ['Too short', 'Must be at least 10 characters']);
  await support.leave();

  const both = await visit('/account/heloc/register', 'tarnwick');
  await both.page.getByRole('radio', { name: 'I rent it out' }).check();
  await both.refuseEmpty({ 'Property address': INVALID_STREET, 'Home address': INVALID_STREET });
  await both.leave();
});
