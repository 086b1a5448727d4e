import { readFrame, writeFrame } from '#server/sandbox/chat/twilioFrames.ts';

const init = { method: 'init', id: 'TM1', token: 'a token' };

it('reads what it writes, and counts bytes instead of characters', () => {
  const frame = writeFrame({ ...init, token: 'größe' }, { text: 'naïve ☕' });

  expect(frame.toString('latin1')).toMatch(/^TWILSOCK V3\.0 \d+\r\n\{/);
  expect(readFrame(frame)).toEqual({
    header: { method: 'init', id: 'TM1', token: 'größe' },
    payload: '{"text":"naïve ☕"}',
  });
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('hello')],
  ['another version', Buffer.from('TWILSOCK V4.0 2\r\n{}\r\n')],
  ['a truncated header', writeFrame(init).subarray(0, 40)],
  ['a header without a method', writeFrame({ id: 'TM1' })],
  ['an unknown method', writeFrame({ method: 'sing', id: 'TM1' })],
])("doesn't read %s as a frame", (_what, bytes) => {
  expect(readFrame(bytes)).toBeNull();
});
