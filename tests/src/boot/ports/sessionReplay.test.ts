import { storageKeys } from '#sagas/page/storageKeys.ts';
import { sessionReplay } from '#src/boot/ports/sessionReplay.ts';
import { fakeStorage } from '#tests/support/fakes/fakePorts.ts';

const LINK = 'https://replay.example/sessions/{id}';

it('API-07: runs no session replay unless a deployment sets it', () => {
  const session = fakeStorage();

  expect(sessionReplay(null, session)).toBeNull();
  expect(session.content.size).toBe(0);
});

it('API-07, CALL-SUB-11: puts one id into the header and the link, and keeps it after a reload', () => {
  const session = fakeStorage();

  const replay = sessionReplay(LINK, session);

  expect(replay?.link).toBe(`https://replay.example/sessions/${replay?.id}`);
  expect(sessionReplay(LINK, session)).toEqual(replay);
  expect(sessionReplay(LINK, fakeStorage())?.id).not.toBe(replay?.id);
});

it.each(['', 'a b\n', '../x'])('FT-62: rejects a stored id of %j', (stored) => {
  const session = fakeStorage();
  session.write(storageKeys.replay, stored);

  expect(sessionReplay(LINK, session)?.id).toMatch(/^[\da-f-]{36}$/);
});
