/** @set full */
import type { Page } from 'playwright-core';

import {
  box,
  launcher,
  messages,
  openChat,
  shownTexts,
  untilOffered,
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

it.each([
  ['stream', 'larkholt'],
  ['nice', 'larkgarth'],
  ['twilio', undefined],
])(
  'CHAT-20 CHAT-21 FT-90 carries talk and files over %s, also across a break, until the chat ends',
  async (_mode, brand) => {
    const { page, conversation, leave } = await openChat(host, { ...(brand && { brand }) });
    const { chat } = host.sandbox;
    await write(page, 'What does it cost?');
    await untilShown(page, ['What does it cost?']);
    await until(async () => (await page.getByText('Sending').count()) === 0);
    await chat.join(conversation, 'Dana Ruiz');
    await page.getByText('Dana Ruiz joined').waitFor();

    await chat.type(conversation, true);
    await page.getByText('Dana Ruiz is typing').waitFor();
    await chat.say(conversation, 'The fee is in each offer.', [
      { name: 'fees.txt', contentBase64: Buffer.from('2.99%').toString('base64') },
    ]);
    await page.getByText('fees.txt').waitFor();

    await chat.fail(conversation, { refuse: true });
    await chat.drop(conversation);
    await chat.say(conversation, 'Are you still there?');
    await write(page, 'My line was gone.');
    await write(page, 'Now I am back.');
    await page.getByText('Connection lost. Attempting to reconnect.').waitFor();
    await chat.fail(conversation, { refuse: false });
    await untilShown(page, [
      'What does it cost?',
      'The fee is in each offer.',
      'Are you still there?',
      'My line was gone.',
      'Now I am back.',
    ]);
    await page.getByText('Connection lost').waitFor({ state: 'hidden' });

    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'deed.txt', mimeType: 'text/plain', buffer: Buffer.from('A deed') });
    await write(page, 'Here is the deed.');
    await until(async () => {
      const own = (await chat.all()).find(({ id }) => id === conversation);
      return JSON.stringify(own).includes('deed.txt');
    });

    await chat.end(conversation);
    await page.getByText('Thanks for chatting with us!').waitFor();
    expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0);
    await leave();
  },
);

it.each([
  ['larkgarth', 1],
  ['larkholt', 0],
])('CHAT-09 offers the survey of %s %i times', async (brand, count) => {
  const { page, conversation, leave } = await openChat(host, { brand });
  await host.sandbox.chat.end(conversation);
  await page.getByText('Thanks for chatting with us!').waitFor();
  const survey = page.getByRole('link', { name: /Take the survey/ });
  if (count > 0) await survey.waitFor();

  expect(await survey.count()).toBe(count);
  await leave();
});

it('CHAT-16 lets the chatbot answer out of hours, and say what was wrong with an answer', async () => {
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

it('FT-94 keeps at most 200 rows in the page after a burst of messages, and the reader at the end', async () => {
  const { page, conversation, leave } = await openChat(host);
  const { chat } = host.sandbox;
  for (let batch = 0; batch < 15; batch += 1)
    await Promise.all(
      Array.from({ length: 20 }, (_none, at) =>
        chat.say(conversation, `Message ${batch * 20 + at + 1}`),
      ),
    );
  await until(async () => (await shownTexts(page)).length > 0);
  await until(async () => {
    const log = (await chat.all()).find(({ id }) => id === conversation)?.log ?? [];
    return JSON.stringify(log).includes('Message 300');
  });
  await page.waitForTimeout(1_000);

  expect(await messages(page).locator('bdi[class]').count()).toBeLessThanOrEqual(200);
  await leave();
});

it('CHAT-24 goes on with the chat after a reload, and in another tab, too', async () => {
  const { page, context, at, conversation, leave } = await openChat(host);
  await write(page, 'Before the reload');
  await untilShown(page, ['Before the reload']);
  await page.reload();
  await untilOffered(page);
  await launcher(page).click();
  await untilShown(page, ['Before the reload']);

  const second = await context.newPage();
  await second.goto(at(new URL(page.url()).pathname));
  await untilOffered(second);
  await launcher(second).click();
  await write(second, 'From the second tab');
  await host.sandbox.chat.say(conversation, 'To both');

  for (const tab of [page, second])
    await untilShown(tab, ['Before the reload', 'From the second tab', 'To both']);
  await second.close();
  await leave();
});

it('leaves the form and the focus alone when a message opens the chat', async () => {
  const { page, conversation, leave } = await openChat(host);
  await write(page, 'Hello');
  await untilShown(page, ['Hello']);
  await page.reload();
  const address = page.getByRole('combobox', { name: 'Property address' });
  await address.fill('512 Amber');
  // What is said before the chat goes on in the page is its history, and opens nothing.
  await until(async () => {
    await host.sandbox.chat.say(conversation, 'One more thing');
    await page.waitForTimeout(500);
    return box(page).isVisible();
  });

  expect(await address.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await address.inputValue()).toBe('512 Amber');
  await leave();
});

it('FT-90 keeps what is written while the link is down over a reload and the tab, and sends it once in order', async () => {
  const { page, context, conversation, at, leave } = await openChat(host, { brand: 'larkholt' });
  const { chat } = host.sandbox;
  const written = ['Here is the deed.', 'Second', 'Third'];
  await chat.fail(conversation, { refuse: true });
  await chat.drop(conversation);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'deed.txt', mimeType: 'text/plain', buffer: Buffer.from('A deed') });
  for (const text of written) await write(page, text);
  await until(async () => (await page.getByText('Sending').count()) === written.length);
  await box(page).fill('Half a sen');
  await page.reload();
  await untilOffered(page);
  await until(async () => (await launcher(page).getAttribute('aria-expanded')) !== null);
  await launcher(page).click();
  await untilShown(page, written);
  await until(async () => (await box(page).inputValue()) === 'Half a sen');

  await page.close();
  const next = await context.newPage();
  await next.goto(at('/account/heloc/register-v2'));
  await untilOffered(next);
  await launcher(next).click();
  await untilShown(next, written);
  await chat.fail(conversation, { refuse: false });
  await until(async () => (await next.getByText('Sending').count()) === 0);

  const stored = (await chat.all()).find(({ id }) => id === conversation);
  const texts = stored?.log.flatMap((event) =>
    event.type === 'message' && event.message.author === 'me' ? [event.message.text] : [],
  );
  expect(texts).toEqual(written);
  expect(JSON.stringify(stored)).toContain('deed.txt');
  expect(await box(next).inputValue()).toBe('Half a sen');
  await leave();
});
