/** @set full */
import type { Page } from 'playwright-core';

import {
  launcher,
  openChat,
  shownTexts,
  waitForChatButton,
  visitWithLauncher,
  write,
} from '#scripts/driver/chats.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { until } from '#scripts/driver/until.ts';
import { expectAccessible } from '#tests/journeys/support/accessible.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
  await host.sandbox.openChat(true);
});
afterAll(() => host.close());

const untilShown = (page: Page, texts: readonly string[]) =>
  until(async () => JSON.stringify(await shownTexts(page)) === JSON.stringify(texts));

it('CHAT-16 lets the chatbot answer out of hours, and the borrower say what was wrong with an answer', async () => {
  await host.sandbox.openChat(false);
  const visitor = await visitWithLauncher(host);
  const { page } = visitor;
  await launcher(page).click();
  await page.getByLabel('Name', { exact: true }).fill('Mira Tolland');
  await page.getByLabel('Email address').fill('mira@mail.example');
  await page.getByRole('button', { name: 'Start chat' }).click();
  await write(page, 'How long does it take?');
  await page.getByRole('button', { name: /Not helpful/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Tell us more' });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await dialog.getByText('Please select a reason').first().waitFor();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'Answer too vague' }).check();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await dialog.waitFor({ state: 'hidden' });

  await until(async () =>
    JSON.stringify(await host.sandbox.chat.bot()).includes('Answer too vague'),
  );
  await host.sandbox.openChat(true);
  await visitor.leave();
});

it.each([1280, 390])(
  'AX-37 gives axe nothing to find in the chat at %i px, whatever its state',
  async (width) => {
    const visitor = await visitWithLauncher(host, { width });
    const { page } = visitor;
    await expectAccessible(page);
    await launcher(page).click();
    await page.getByLabel('Name', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Start chat' }).click();
    await page.getByText('Required').first().waitFor();
    await expectAccessible(page);
    await visitor.leave();

    const { page: live, conversation, leave } = await openChat(host, { width });
    const { chat } = host.sandbox;
    await write(live, 'Hello');
    await chat.say(conversation, 'Hello, how can I help?');
    await untilShown(live, ['Hello', 'Hello, how can I help?']);
    await expectAccessible(live);
    await chat.end(conversation);
    await live.getByText('Thanks for chatting with us!').waitFor();
    await expectAccessible(live);
    await leave();
  },
);

it('CHAT-24 continues the chat after a reload, and in another tab', async () => {
  const { page, context, at, conversation, leave } = await openChat(host);
  await write(page, 'Before the reload');
  await untilShown(page, ['Before the reload']);
  await page.reload();
  await waitForChatButton(page);
  await launcher(page).click();
  await untilShown(page, ['Before the reload']);

  const second = await context.newPage();
  await second.goto(at(new URL(page.url()).pathname));
  await waitForChatButton(second);
  await launcher(second).click();
  await write(second, 'From the second tab');
  await host.sandbox.chat.say(conversation, 'To both');

  for (const tab of [page, second])
    await untilShown(tab, ['Before the reload', 'From the second tab', 'To both']);
  await second.close();
  await leave();
});
