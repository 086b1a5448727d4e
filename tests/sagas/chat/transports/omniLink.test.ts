import { openLink } from '#sagas/chat/transports/omniLink.ts';
import type { Socket } from '#sagas/ports.ts';
import { HISTORY_LIMIT, MAX_CHAT_TEXT_LENGTH, MAX_FRAME_LENGTH } from '#store/chat/limits.ts';

type Handlers = Parameters<Socket['listen']>[0];

/** Opens a link to a server that the test controls. */
async function aLink() {
  const received: unknown[] = [];
  const counts = { dropped: 0 };
  let server: Handlers | null = null;
  const socket: Socket = {
    listen(handlers) {
      server = handlers;
      handlers.opened();
    },
    send: () => undefined,
    close: () => undefined,
  };
  const link = await openLink(
    { openSocket: () => socket, socketUrl: '/socket', newId: () => 'r1', answerMs: 1_000 },
    {
      received: (frame) => void received.push(frame),
      lost: () => undefined,
      dropped: () => {
        counts.dropped += 1;
      },
    },
  );
  return { link, received, counts, say: (text: string) => server?.received(text) };
}

const line = 'n'.repeat(512);
const message = (seq: number, text: string) => ({
  id: `m${seq}`,
  seq,
  clientMessageId: line,
  author: 'agent',
  authorName: line,
  text,
  attachments: Array.from({ length: 10 }, (_none, at) => ({
    id: `f${at}`,
    name: line,
    contentType: line,
    size: 5_000_000,
    url: `/files/${'x'.repeat(2_000)}`,
  })),
  sentAt: '2026-11-25T15:04:00.000Z',
});

it.each([
  ['of letters', 'x'],
  ['of control characters, the longest in JSON', '\u0001'],
])('FT-92 reads a page of the longest messages: %s', async (_what, character) => {
  const { link, counts, say } = await aLink();
  const answer = link.ask({ action: 'history', before: null, limit: HISTORY_LIMIT });
  const messages = Array.from({ length: HISTORY_LIMIT }, (_none, at) =>
    message(at + 1, character.repeat(MAX_CHAT_TEXT_LENGTH)),
  );

  say(JSON.stringify({ type: 'history', requestId: 'r1', messages, before: null }));

  await expect(answer).resolves.toMatchObject({ type: 'history', messages: { length: 20 } });
  expect(counts.dropped).toBe(0);
});

it('FT-92 drops and counts a longer frame, and keeps the link', async () => {
  const { received, counts, say } = await aLink();
  const typing = { type: 'typing', name: 'Dana', active: true };

  say(JSON.stringify({ ...typing, name: 'x'.repeat(MAX_FRAME_LENGTH) }));
  say('no JSON');
  say(JSON.stringify({ type: 'unknown' }));
  say(JSON.stringify(typing));

  expect(counts.dropped).toBe(1);
  expect(received).toEqual([typing]);
});
