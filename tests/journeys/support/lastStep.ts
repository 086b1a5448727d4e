import type { Page } from 'playwright-core';

import {
  aBorrower,
  answerEverything,
  mouseSteps,
  type Borrower,
} from '#scripts/driver/borrower.ts';
import { questionPath, registrationQuestions } from '#scripts/driver/questions.ts';
import type { TestHost, VisitorOptions } from '#scripts/driver/testHost.ts';

import { expectOffers } from './place.ts';
import { chainOf, type Link } from './record.ts';
import { seedDraft } from './seedDraft.ts';

interface LastStepOptions extends VisitorOptions {
  readonly hasOwnClock?: boolean;
  /** Answers every question when the test needs the browser's history. By default, the answers are already there. */
  readonly isWalked?: boolean;
}

/** Opens the last question for a visitor who has answered all others. */
export async function atLastStep(
  host: TestHost,
  part: Partial<Borrower> = {},
  { hasOwnClock = false, isWalked = false, ...options }: LastStepOptions = {},
) {
  const visitor = await host.visit(options);
  const { page, at } = visitor;
  if (hasOwnClock) await page.clock.install();
  const borrower = aBorrower(part);
  const before = await host.sandbox.lastNumber();
  if (isWalked) {
    await page.goto(at(questionPath(registrationQuestions.address, 'register-v2')));
    await answerEverything(page, borrower);
  } else {
    await seedDraft(host, visitor, (options.brand ?? 'homeline').toUpperCase(), borrower);
    await page.goto(at(questionPath(registrationQuestions.contact, 'register-v2')));
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
  }
  await page.getByRole('heading', { name: registrationQuestions.password.heading }).waitFor();
  return {
    ...visitor,
    borrower,
    finish: () => mouseSteps.password(page, borrower),
    ...chainCalls(host, page, before),
  };
}

const chainCalls = (host: TestHost, page: Page, before: number) => ({
  press: () => lastButton(page).click(),
  calls: () => host.sandbox.requests(before),
  /** How often the page called a step of the submit chain. */
  times: async (link: Link) =>
    chainOf(await host.sandbox.requests(before)).filter((one) => one === link).length,
});

export const lastButton = (page: Page) => page.locator('button[type=submit]');

export const fillPassword = async (page: Page, { password }: Borrower) => {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm your password' }).fill(password);
};

/** Returns the applications that the lender has for a page's user. */
export const applicationsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const response = await fetch('/service-application/api/v1/application/heloc/all', {
      headers: {
        Authorization: `Bearer ${sessionStorage.getItem('homeline.token')}`,
        'X-With-Origin': location.origin,
      },
    });
    const applications = (await response.json()) as { uuid: string }[];
    return applications.map(({ uuid }) => uuid);
  });

/** Expects the offers of the only application. */
export async function expectOneApplication(page: Page): Promise<void> {
  await expectOffers(page);
  expect(await applicationsOf(page)).toEqual([/heloc\/([\da-f-]{36})\//.exec(page.url())?.[1]]);
}
