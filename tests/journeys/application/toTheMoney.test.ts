/** @set gate */
import { aBorrower, answerEverything, mouseSteps } from '#scripts/driver/borrower.ts';
import { questionPath, registrationQuestions } from '#scripts/driver/questions.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { walkTo } from '#tests/journeys/support/applicationWalk.ts';
import { reads } from '#tests/journeys/support/offerScreen.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const HOME = { latitude: 39.96, longitude: -83 };

it('leads from a fresh registration on a phone to the money through clicks only', async () => {
  const { page, context, at, leave } = await host.visit({ width: 390, touch: true });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(HOME);
  const borrower = aBorrower();
  await page.goto(at(questionPath(registrationQuestions.address, 'register-v2')));
  await answerEverything(page, borrower);
  await mouseSteps.password(page, borrower);

  const headings = await walkTo(page, {
    signer: borrower,
    from: 'Choose your offer',
    to: "You've signed",
  });

  expect(headings).toEqual([
    'Choose your offer',
    'Check your offer',
    'Tell us a little more',
    'Demographic information',
    'Review your application',
    'Loans on your property',
    'Confirm your income',
    'Verify your identity',
    'Where should we send your money?',
    'Enter your bank account',
    'Check your bank account',
    'How do you want to pay?',
    'Your final offer',
    'Sign your documents',
    'Read and sign',
    'Meet with a notary',
    'Choose a time with a notary',
    'Your notary appointment',
    "You've signed",
  ]);
  await reads(page, 'Your line is open');
  await leave();
});
