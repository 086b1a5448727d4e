/** @set full */
import { readFile } from 'node:fs/promises';

import type { Page } from 'playwright-core';

import {
  box,
  messages,
  openChat,
  openDesk,
  press,
  shownTexts,
  write,
} from '#scripts/driver/chats.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { until } from '#scripts/driver/until.ts';

const OUTAGE_MS = 20_000;
const DEED = 'The deed of 512 Amberstone Drive';
const FEES = 'The fee is 2.99%.';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
  await host.sandbox.openChat(true);
});
afterAll(() => host.close());

const textFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

/** Returns the messages as the agent sees them, in order. */
const deskTexts = (desk: Page) =>
  desk.getByRole('log', { name: 'Messages' }).locator('.desk-text').allTextContents();

const untilBothShow = (page: Page, desk: Page, texts: readonly string[]) =>
  until(async () => {
    const [own, ofAgent] = await Promise.all([shownTexts(page), deskTexts(desk)]);
    const wanted = JSON.stringify(texts);
    // The agent's log starts with the welcome message.
    return JSON.stringify(own) === wanted && JSON.stringify(ofAgent.slice(1)) === wanted;
  });

/** Opens a file with a click, and returns what the browser saves. */
async function savedBy(page: Page, open: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), open()]);
  return readFile(await download.path(), 'utf8');
}

async function sayAsAgent(desk: Page, text: string): Promise<void> {
  await desk.getByLabel('Your answer').fill(text);
  await press(desk, 'Send');
  await desk.getByRole('log', { name: 'Messages' }).getByText(text).waitFor();
}

async function typeOnBothSides(page: Page, desk: Page, preview: RegExp): Promise<void> {
  await press(desk, 'Join');
  await page.getByText('Dana joined the chat').waitFor();
  await box(page).pressSequentially('What does it');
  await desk.getByText(preview).waitFor();
  await desk.getByLabel('Your answer').pressSequentially('Of');
  await page.getByText('Dana is typing').waitFor();
  await desk.getByLabel('Your answer').fill('');
}

async function sendFilesBothWays(page: Page, desk: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(textFile('deed.txt', DEED));
  await write(page, 'Here is the deed.');
  const link = desk.getByRole('link', { name: /^deed\.txt/ });
  expect(await savedBy(desk, () => link.click())).toBe(DEED);

  await desk.getByLabel('Attach files').setInputFiles(textFile('fees.txt', FEES));
  await desk.getByLabel('Your answer').fill('Here are the fees.');
  await press(desk, 'Send');
  const button = page.getByRole('button', { name: /^Open fees\.txt/ });
  expect(await savedBy(page, () => button.click())).toBe(FEES);
}

it.each([
  ['stream', 'larkholt', /^Mira Tolland is typing: What/],
  ['twilio', undefined, /^Mira Tolland is typing/],
])(
  'FT-90 CHAT-09 CHAT-32 lets borrower and agent talk over %s, across a 20-second outage, to the survey',
  async (_mode, brand, preview) => {
    const { page, context, conversation, leave } = await openChat(host, {
      ...(brand && { brand }),
    });
    const { page: desk, leave: leaveDesk } = await openDesk(host);
    await typeOnBothSides(page, desk, preview);
    await sendFilesBothWays(page, desk);
    const before = ['Here is the deed.', 'Here are the fees.'];
    await untilBothShow(page, desk, before);

    await context.setOffline(true);
    // Chromium keeps an open socket while it is offline.
    await host.sandbox.chat.drop(conversation);
    await page.getByText('Connection lost. Attempting to reconnect.').waitFor();
    const outage = page.waitForTimeout(OUTAGE_MS);
    await sayAsAgent(desk, 'Are you still there?');
    await write(page, 'My line was gone.');
    await sayAsAgent(desk, 'I wait for you.');
    await write(page, 'Now I am back.');
    await outage;
    expect(await deskTexts(desk)).not.toContain('My line was gone.');
    await context.setOffline(false);

    const during = ['Are you still there?', 'I wait for you.'];
    const after = ['My line was gone.', 'Now I am back.'];
    await untilBothShow(page, desk, [...before, ...during, ...after]);
    await page.getByText('Connection lost').waitFor({ state: 'hidden' });
    await sayAsAgent(desk, 'Good.');
    await untilBothShow(page, desk, [...before, ...during, ...after, 'Good.']);
    expect(await messages(page).getByText('Not delivered').count()).toBe(0);

    await press(desk, 'End it with a survey');
    await page.getByText('Thanks for chatting with us!').waitFor();
    const [survey] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: /Take the survey/ }).click(),
    ]);
    await survey.getByRole('radio', { name: 'Well', exact: true }).check();
    await survey.getByRole('button', { name: 'Send' }).click();
    await survey.getByRole('heading', { name: 'Thank you' }).waitFor();
    await leaveDesk();
    await leave(/WebSocket|ERR_INTERNET_DISCONNECTED/);
  },
);

it('FT-94 follows messages that arrive faster than the list scrolls, until the borrower scrolls up', async () => {
  const { page, conversation, leave } = await openChat(host);
  const say = (text: string) => host.sandbox.chat.say(conversation, text);
  const last = messages(page).getByText('The last one', { exact: true });
  const news = page.getByRole('button', { name: /^New message/ });

  await Promise.all(Array.from({ length: 100 }, (_none, at) => say(`Message ${at + 1}`)));
  await until(async () => (await shownTexts(page)).length > 10);
  await say('The last one');
  await last.waitFor();
  expect(await news.count()).toBe(0);

  await messages(page).hover();
  await page.mouse.wheel(0, -2_500);
  await last.waitFor({ state: 'hidden' });
  await say('One more');
  await news.waitFor();
  await leave();
});
