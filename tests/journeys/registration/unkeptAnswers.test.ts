import { aBorrower } from '#scripts/driver/borrower.ts';
import { externalQuestions, questions } from '#scripts/driver/questions.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { createSignIn } from '#tests/journeys/support/signIn.ts';
import { walk } from '#tests/journeys/support/walk.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

it('FT-60 without a key store who leaves for the sign-in page is asked first, and told the truth after it', async () => {
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
  expect(await page.getByText('Your answers are kept').count()).toBe(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await question.getByRole('button', { name: 'Go on without them' }).click();
  await page.waitForURL(/\/sandbox\/broker/);
  await createSignIn(page, borrower);

  await page.getByText('Your browser did not keep your answers').waitFor();
  await page.getByRole('heading', { name: questions.address.heading }).waitFor();
  expect(page.url()).not.toContain('answersKept');
  await leave();
});
