/** @set gate */
import { aBorrower } from '#scripts/driver/borrower.ts';
import {
  addressOf,
  externalQuestions,
  legacyQuestions,
  questions,
} from '#scripts/driver/questions.ts';
import { finger } from '#scripts/driver/inputDevices.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { expectAnnuities, watchOffers } from '#tests/journeys/support/offers.ts';
import { addressBar, expectOffers } from '#tests/journeys/support/place.ts';
import {
  aUuid,
  callOf,
  chainOf,
  expectKeys,
  expectSender,
  expectSigned,
} from '#tests/journeys/support/record.ts';
import { createSignIn } from '#tests/journeys/support/signIn.ts';
import { walk } from '#tests/journeys/support/walk.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

it("lets a visitor register by touch through the lender's own sign-in, and goes on with the chain on return", async () => {
  const { page, at, leave } = await host.visit({ brand: 'larkholt', width: 390, touch: true });
  const borrower = aBorrower({ typed: '27 Foxglass' });
  const way = { asked: externalQuestions, flow: 'register', brand: 'Larkholt' } as const;
  const offers = watchOffers(page);

  await page.goto(at('/account/heloc/register?step=property-info'));
  await walk(page, { ...way, borrower, device: finger });
  await createSignIn(page, borrower);
  await expectOffers(page, 'Larkholt');
  await expectAnnuities(page, await offers());

  const calls = await host.sandbox.requests();
  expect(chainOf(calls)).toEqual([
    'registerWithBroker',
    'readAbilityToStart',
    'readApplications',
    'createApplication',
    'saveName',
  ]);
  expectSender(calls, new URL(page.url()).origin, 'LARKHOLT');
  expectSigned(calls, ['registerWithBroker']);
  expectKeys(calls);
  const register = callOf(calls, 'registerWithBroker');
  expect(register.query).toEqual({
    telemetryTrackingId: aUuid,
    externalStateNonce: '[secret, 36 characters]',
    displayConsentsWithMfa: 'true',
  });
  expect(register.headers['x-auth0-application-name']).toBe('homeline');
  expect(callOf(calls, 'createApplication')).toMatchObject({
    query: { state: 'AZ' },
    body: { profileRequest: { email: borrower.email }, employmentType: 'FULL_TIME' },
  });
  const name = { firstName: 'Mira', middleName: '', lastName: 'Tolland', suffix: '' };
  expect(callOf(calls, 'saveName').body).toEqual(name);
  await leave();
});

it('lets a visitor register a second home by mouse with the long sale question, with both addresses on one screen', async () => {
  const before = await host.sandbox.lastNumber();
  await host.sandbox.flags({ 'fe-heloc-redesign-2025': { enabled: false } }, 'LARKGARTH');
  const { page, at, leave } = await host.visit({ brand: 'larkgarth' });
  const sale =
    'Is this property currently for sale, or will it be listed for sale within the next 6 months?';
  const asked = legacyQuestions.map((question) =>
    question === questions.forSale ? { ...question, heading: sale } : question,
  );
  const way = { asked, flow: 'register', brand: 'Larkgarth', query: 'kept=yes' } as const;
  const offers = watchOffers(page);

  // REDIR-REG-1: the other flow's address leads here, with the query.
  await page.goto(at('/account/heloc/register-v2?kept=yes'));
  await page.waitForURL(at('/account/heloc/register?kept=yes'));
  await page.goto(at('/account/heloc/register?kept=yes&step=property-info'));
  await walk(page, {
    ...way,
    borrower: aBorrower({ typed: '55 Lakeloom', occupancy: 'Second home' }),
    instead: { address: 'bothAddresses' },
  });
  await expectOffers(page, 'Larkgarth');
  await expectAnnuities(page, await offers());

  const create = callOf(await host.sandbox.requests(before), 'createApplication');
  expect(create).toMatchObject({
    query: { state: 'WI' },
    body: {
      propertyRequest: { street1: '55 Lakeloom Street', occupancyType: 'SECONDARY' },
      profileRequest: { homeAddress: { street1: '905 Kingfisher Place', state: 'IL' } },
    },
  });
  await leave();
});

describe('the sign-in page', () => {
  const atLogin = async () => {
    const visitor = await host.visit({ brand: 'larkholt' });
    const borrower = aBorrower({ typed: '27 Foxglass' });
    const way = { asked: externalQuestions, flow: 'register', brand: 'Larkholt' } as const;
    await visitor.page.goto(visitor.at('/account/heloc/register?step=property-info'));
    await walk(visitor.page, { ...way, borrower });
    await visitor.page.waitForURL(/\/sandbox\/broker/);
    return { ...visitor, borrower };
  };
  const applications = async (since: number) =>
    chainOf(await host.sandbox.requests(since)).filter((link) => link === 'createApplication');

  it('lets the visitor leave the sign-in page with every answer kept, and try again', async () => {
    const before = await host.sandbox.lastNumber();
    const { page, leave, borrower } = await atLogin();
    await page.getByRole('button', { name: 'Cancel' }).click();

    await page.getByText('You left sign-in before it finished.').waitFor();
    expect(addressBar(page)).toBe(addressOf(questions.login, 'register'));
    const email = page.getByRole('textbox', { name: /mail/i });
    expect(await email.inputValue()).toBe(borrower.email);
    expect(await applications(before)).toEqual([]);

    await page.getByRole('button', { name: 'Continue' }).click();
    await createSignIn(page, borrower);
    await expectOffers(page, 'Larkholt');
    expect(await applications(before)).toHaveLength(1);
    await leave();
  });

  it("FT-28 doesn't believe the sign-in page with another nonce, keeps nothing, and sends nothing", async () => {
    const before = await host.sandbox.lastNumber();
    const { page, at, leave } = await atLogin();

    await page.goto(at('/account/heloc/register?step=login-info&externalStateNonce=not-ours'));
    await page.getByText("We couldn't match your sign-in. Please start again.").waitFor();
    await page.getByRole('heading', { name: questions.address.heading }).waitFor();
    expect(addressBar(page)).toBe(addressOf(questions.address, 'register'));
    const street = page.getByRole('combobox', { name: 'Property address' });
    expect(await street.inputValue()).toBe('');
    expect(await applications(before)).toEqual([]);

    // Not even the right one opens what was thrown away.
    await page.goto(at('/account/heloc/register?step=login-info'));
    await page.waitForURL(/step=property-info/);
    await leave();
  });
});

it('FT-60 asks before a visitor without a key store leaves for sign-in, and then says that the answers are lost', async () => {
  const { page, at, leave } = await host.visit({ brand: 'larkholt', width: 390 });
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined }),
  );
  const borrower = aBorrower({ email: 'unkept.answers@mail.example', typed: '27 Foxglass' });
  await page.goto(at('/account/heloc/register?step=property-info'));
  await walk(page, { asked: externalQuestions, flow: 'register', brand: 'Larkholt', borrower });

  const question = page.getByRole('dialog', { name: 'Your answers would be lost' });
  await question.waitFor();
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await page.getByText(/^Next, our secure sign-in page/).waitFor();
  expect(await page.getByText('Your answers are saved').count()).toBe(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await question.getByRole('button', { name: 'Continue without them' }).click();
  await page.waitForURL(/\/sandbox\/broker/);
  await createSignIn(page, borrower);

  await page.getByText('Your browser did not save your answers').waitFor();
  await page.getByRole('heading', { name: questions.address.heading }).waitFor();
  expect(page.url()).not.toContain('answersStored');
  await leave();
});
