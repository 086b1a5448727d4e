import type { Page } from 'playwright-core';

import type { TestHost, Visitor, VisitorOptions } from './testHost.ts';
import { until } from './until.ts';

const FIRST_QUESTION = '/account/heloc/register-v2';

export const launcher = (page: Page) =>
  page
    .getByRole('region', { name: 'Chat', exact: true })
    .getByRole('button', { name: /^Chat with us/ });
export const box = (page: Page) => page.getByRole('textbox', { name: /message/i });
export const messages = (page: Page) => page.getByRole('log', { name: 'Messages' });

/** Returns the texts of the messages on screen, in order. */
export const shownTexts = (page: Page): Promise<string[]> =>
  messages(page)
    .locator('bdi[class]')
    .evaluateAll((texts) => texts.map(({ textContent }) => textContent));

export async function write(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Enter');
}

/** The chat's button appears after the page's first input. */
export async function waitForChatButton(page: Page): Promise<void> {
  let x = 200;
  await until(async () => {
    x = 400 - x + 1;
    await page.mouse.move(x, 200);
    return (await launcher(page).count()) > 0;
  });
}

/** Opens the first question and waits for the chat's button. */
export async function visitWithLauncher(host: TestHost, options: VisitorOptions = {}) {
  const visitor = await host.visit(options);
  await visitor.page.goto(visitor.at(FIRST_QUESTION));
  await waitForChatButton(visitor.page);
  return visitor;
}

/** Opens a new conversation for a borrower. */
export async function openChat(
  host: TestHost,
  options: VisitorOptions = {},
): Promise<Visitor & { conversation: string }> {
  const visitor = await visitWithLauncher(host, options);
  const { page } = visitor;
  await launcher(page).click();
  await page.getByLabel('Name', { exact: true }).fill('Mira Tolland');
  await page.getByLabel('Email address').fill('mira@mail.example');
  await page.getByRole('button', { name: 'Start chat' }).click();
  await page.getByText('This is the beginning of the chat.').waitFor();
  let conversation = '';
  await until(async () => {
    conversation = (await host.sandbox.chat.all()).at(-1)?.id ?? '';
    return conversation !== '';
  });
  return { ...visitor, conversation };
}

/** Opens the agent's page in the console at the newest conversation. */
export async function openDesk(host: TestHost): Promise<Visitor> {
  const visitor = await host.visit();
  await visitor.page.goto(visitor.at('/sandbox#chat'));
  await visitor.page.getByRole('heading', { name: 'Chat' }).waitFor();
  return visitor;
}

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
