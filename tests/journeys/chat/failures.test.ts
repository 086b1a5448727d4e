/** @set full */
import type { Page } from 'playwright-core';

import { openChat, openDesk, press, shownTexts, write } from '#scripts/driver/chats.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { until } from '#scripts/driver/until.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
  await host.sandbox.openChat(true);
});
afterAll(() => host.close());

const LOST = 'Connection lost. Attempting to reconnect.';

const untilShown = (page: Page, texts: readonly string[]) =>
  until(async () => JSON.stringify(await shownTexts(page)) === JSON.stringify(texts));

/** Clicks a failure, which stays on until the next click. */
async function toggle(desk: Page, name: string, isOn: boolean): Promise<void> {
  await press(desk, name);
  await desk.locator(`[aria-pressed=${isOn}]`, { hasText: name }).waitFor();
}

async function untilWell(page: Page): Promise<void> {
  await page.getByText(LOST).waitFor({ state: 'hidden' });
  expect(await page.getByText('Token state is invalid.').count()).toBe(0);
}

const refreshes = async (since: number) =>
  (await host.sandbox.requests(since)).filter(({ path }) => path.endsWith('/refreshToken')).length;

it('FT-90 FT-91 CHAT-22 loses and duplicates nothing over twilio through every failure of the console', async () => {
  const { page, leave } = await openChat(host);
  const { page: desk, leave: leaveDesk } = await openDesk(host);
  const said: string[] = [];
  const sayAndSee = async (text: string) => {
    said.push(text);
    await write(page, text);
    await untilShown(page, said);
    await until(async () => (await page.getByText('Sending').count()) === 0);
  };
  await sayAndSee('At first');

  await toggle(desk, 'Go silent', true);
  await page.getByText(LOST).waitFor();
  await toggle(desk, 'Go silent', false);
  await untilWell(page);
  await sayAndSee('After the silence');

  await toggle(desk, 'Lose the next acknowledgement', true);
  await sayAndSee('Said once');
  await untilWell(page);

  await press(desk, 'Accept and drop, three times');
  await press(desk, 'Drop the links');
  await sayAndSee('After the drops');
  await untilWell(page);

  const since = await host.sandbox.lastNumber();
  await press(desk, 'Token ends soon');
  await until(async () => (await refreshes(since)) === 1);
  await untilWell(page);
  await sayAndSee('With a new token');

  await press(desk, 'Freeze the chat');
  await page.getByText('Thanks for chatting with us!').waitFor();
  const [conversation] = (await host.sandbox.chat.all()).slice(-1);
  const stored = conversation?.log.flatMap((event) =>
    event.type === 'message' && event.message.author === 'me' ? [event.message.text] : [],
  );
  expect(stored).toEqual(said);
  await leaveDesk();
  await leave(/WebSocket/);
});
