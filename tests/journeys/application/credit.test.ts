/** @set full */
import type { Page } from 'playwright-core';

import { openApplicant } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { button, reads } from '#tests/journeys/support/offerScreen.ts';
import { expectScreen, expectStatusScreen } from '#tests/journeys/support/place.ts';
import type { RecordedCall } from '#server/sandbox/http/callLog.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const CHOOSE = 'Choose your offer';
const NO_FILE = "We couldn't find your credit file";

const at = (screen: string, checklistStatus: string, status: object = {}) =>
  openApplicant(host, { screen, sessionRequest: { checklistStatus, application: { status } } });

const everythingStored = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage).flat()).join('\n'),
  );

const bodyOf = (calls: readonly RecordedCall[], path: RegExp) =>
  calls.findLast((call) => path.test(call.path))?.body;

describe('credit/social', () => {
  it.each([
    ['219-09-9999', CHOOSE],
    ['078-05-1120', NO_FILE],
  ])('leads from %s to "%s", and keeps the number nowhere', async (ssn, heading) => {
    const { page, leave } = await at('credit/social', 'CREDIT_NO_MATCH');
    await expectScreen(page, 'Help us find your credit file', 'Homeline');
    const before = await host.sandbox.lastNumber();
    await page.getByLabel('Social Security number', { exact: true }).fill(ssn);
    await page.getByRole('textbox', { name: /^Former last name/ }).fill('Tolland');
    await page.waitForTimeout(1_000);
    const kept = await everythingStored(page);
    await button(page, 'Check again').click();
    await expectStatusScreen(page, heading, 'Homeline');

    const calls = await host.sandbox.requests(before);
    expect(bodyOf(calls, /credit\/identification$/)).toMatchObject({
      ssn: expect.stringMatching(/^\[secret, \d+ characters\]$/) as string,
      formerLastName: 'Tolland',
    });
    const digits = ssn.replaceAll('-', '');
    const places = [kept, await everythingStored(page), JSON.stringify(calls), page.url()].join();
    for (const form of [ssn, digits, btoa(ssn), btoa(digits)]) expect(places).not.toContain(form);
    await leave();
  });

  it('asks for nine digits, and keeps what else was typed', async () => {
    const { page, leave } = await at('credit/social', 'CREDIT_NO_MATCH');
    await expectScreen(page, 'Help us find your credit file', 'Homeline');
    await page.getByRole('textbox', { name: /^Former last name/ }).fill('Tolland');
    await page.getByLabel('Social Security number', { exact: true }).fill('12345');
    await button(page, 'Check again').click();
    await reads(page, 'Enter the 9 digits of your Social Security number');
    expect(await page.getByRole('textbox', { name: /^Former last name/ }).inputValue()).toBe(
      'Tolland',
    );
    await leave();
  });
});

it('says on credit/error that the freeze still stands, and goes on at the second look', async () => {
  const { page, leave } = await at('credit/error', 'SOFT_CREDIT_FROZEN');
  await expectScreen(page, 'Your credit file is locked or frozen', 'Homeline');
  await reads(page, 'Sample Bureau North: your file is frozen');
  const lifted = button(page, 'I have lifted it, check again');
  await lifted.click();
  await reads(page, 'Sample Bureau North still shows a freeze. It can take up to an hour.');
  await lifted.click();
  await expectStatusScreen(page, CHOOSE, 'Homeline');
  await leave();
});

describe('review-app/no-credit', () => {
  const pdf = (name: string) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.4 ${name}`),
  });
  async function open(lastName = 'Tolland') {
    const applicant = await openApplicant(host, {
      screen: 'review-app/no-credit',
      sessionRequest: { checklistStatus: 'CREDIT_NO_MATCH_SSN', profile: { name: { lastName } } },
    });
    const { page } = applicant;
    await expectStatusScreen(page, NO_FILE, 'Homeline');
    const pile = (label: string) => ({
      add: (name: string) =>
        page
          .getByRole('group', { name: label })
          .locator('input[type=file]')
          .first()
          .setInputFiles(pdf(name)),
      file: (name: string) =>
        page
          .getByRole('list', { name: `Files: ${label}` })
          .getByRole('listitem')
          .filter({
            has: page.getByRole('button', { name: `Remove ${name}` }),
          }),
    });
    return {
      ...applicant,
      card: pile('Social Security card or a tax form'),
      photo: pile('Photo ID'),
    };
  }

  it('turns bad files away with their reason, takes good ones, and goes on after the review', async () => {
    const { page, card, photo, leave } = await open();
    await card.add('virus.pdf');
    await reads(page, "We can't accept this file. Please choose another.");
    await button(page, 'Remove virus.pdf').click();
    await card.add('toolarge.pdf');
    await reads(page, 'This file is larger than 25 MB. Split it or take a photo instead.');
    await button(page, 'Remove toolarge.pdf').click();
    await button(page, 'Send for review').click();
    await reads(page, /^Add 1 more document/);

    await card.add('card.pdf');
    await card.file('card.pdf').waitFor();
    await photo.add('license.pdf');
    await photo.file('license.pdf').waitFor();
    await page.getByRole('textbox', { name: /^A note for us/ }).fill('I am new here.');
    const before = await host.sandbox.lastNumber();
    await button(page, 'Send for review').click();
    await expectStatusScreen(page, CHOOSE, 'Homeline');
    expect(bodyOf(await host.sandbox.requests(before), /credit\/proof$/)).toMatchObject({
      note: 'I am new here.',
      documentUuids: [expect.any(String), expect.any(String)],
    });
    await leave();
  });

  it('leads to the decision when a file is found but weak', async () => {
    const { page, card, photo, leave } = await open('Lowscore');
    await card.add('card.pdf');
    await card.file('card.pdf').waitFor();
    await photo.add('license.pdf');
    await photo.file('license.pdf').waitFor();
    await button(page, 'Send for review').click();
    await expectStatusScreen(
      page,
      "We can't approve this because of your credit report",
      'Homeline',
    );
    await leave();
  });
});

it('sends an application to review when the borrower asks for another look at a decline', async () => {
  const { page, leave } = await at('error/decline', 'DECLINED');
  await expectStatusScreen(page, "We can't offer you a line of credit", 'Homeline');
  await button(page, 'Ask us to reconsider').click();
  await page.getByRole('link', { name: /Required/ }).waitFor();
  await page.getByRole('radio', { name: 'Something else' }).check();
  await page.getByRole('textbox', { name: /^Tell us more/ }).fill('Look again, please.');
  await button(page, 'Ask us to reconsider').click();
  await expectStatusScreen(page, 'Someone is reviewing your application', 'Homeline');
  await page.waitForURL(/review-app\/uw/);
  await leave();
});

it('looks again at a hold by itself, and follows what changed', async () => {
  const { page, screenAt, session, leave } = await at('error/timeout', 'UNKNOWN');
  const shows = (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
  await page.clock.install();
  await page.goto(screenAt('error/timeout'));
  await shows("We're not sure where your application stands.");

  await host.sandbox.patch(session.applicationUuid, {
    status: { checklistStatus: 'OFFER_SELECTION', uwDecision: 'INITIAL' },
  });
  await page.clock.fastForward(16_000);
  await shows(/pre-qualify for up to/);
  await leave();
});
