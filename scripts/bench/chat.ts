import type { Page } from 'playwright-core';

import { messages, openChat } from '#scripts/driver/chats.ts';
import type { TestHost } from '#scripts/driver/testHost.ts';
import { until } from '#scripts/driver/until.ts';

import { budgets } from './budgets.ts';
import { figure, type MeasuredFigure } from './figures.ts';
import { heapBytesOf } from './heap.ts';
import { PHONE_SLOWNESS, slowDown } from './phone.ts';

const MESSAGES = 10_000;
/** Sent at once. The sandbox answers each. */
const BATCH_SIZE = 50;
const SCROLLING_MS = 5_000;

/** Runs in the page. Scrolls the list up and down for a while and returns the mean frame time in milliseconds. */
async function scroll(list: Element, forMs: number): Promise<number> {
  const start = await new Promise<number>((resolve) => {
    requestAnimationFrame(resolve);
  });
  let frames = 0;
  let step = -60;
  for (;;) {
    const now = await new Promise<number>((resolve) => {
      requestAnimationFrame(resolve);
    });
    frames += 1;
    if (now - start > forMs) return (now - start) / frames;
    const before = list.scrollTop;
    list.scrollTop += step;
    // Turns around at an end.
    if (list.scrollTop === before) step = -step;
  }
}

const meanFrame = (page: Page) => messages(page).evaluate(scroll, SCROLLING_MS);

/**
 * Measures a conversation with ten thousand messages on a phone's processor: the mean frame time while scrolling, as
 * a multiple of an empty list's, the rows in the page, and the memory.
 */
export async function chatScrolling(host: TestHost): Promise<MeasuredFigure[]> {
  await host.sandbox.openChat(true);
  const { page, conversation, leave } = await openChat(host, { brand: 'larkholt' });
  const bytesBefore = await heapBytesOf(page);
  const devTools = await slowDown(page);
  const empty = await meanFrame(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  for (let said = 0; said < MESSAGES; said += BATCH_SIZE)
    await Promise.all(
      Array.from({ length: BATCH_SIZE }, (_none, at) =>
        host.sandbox.chat.say(conversation, `Message ${said + at + 1}`),
      ),
    );
  await until(
    async () =>
      (await messages(page)
        .getByText(/^Message (99[5-9]\d|10000)$/)
        .count()) > 0,
  );
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWNESS });
  const full = await meanFrame(page);
  const rows = await messages(page).locator('li').count();
  const bytes = (await heapBytesOf(page)) - bytesBefore;
  // Ten thousand live messages change more than a replay lets any log change (store/actionLog/replay.ts).
  await leave(/log does not replay/);
  const { timesEmptyList, rows: mostRows, heapBytes } = budgets.chat;
  const where = '10,000 messages, processor 4× slower';
  return [
    figure(`frame of scrolling, ${where}`, full / empty, timesEmptyList, '× empty list'),
    figure('rows in the page, 10,000 messages', rows, mostRows),
    figure('heap of 10,000 messages', bytes / 1e6, heapBytes / 1e6, 'MB'),
  ];
}
