import { readFlood } from '#sagas/application/flood/reads.ts';
import { watchFlood } from '#sagas/application/flood/flood.ts';
import { call } from '#sagas/effects.ts';
import { floodProofSubmitted } from '#store/application/flood/actions.ts';
import { routingRequested } from '#store/application/slice.ts';
import { fileAdded, uploadSent } from '#store/application/uploads/slice.ts';
import { refused } from '#tests/support/fakes/scriptedApi.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const waiting = aStatus('GEN_CLOSING_DISCLOSURE', { waitingOnFloodCert: true });
const file = { id: 'file-1', fileName: 'policy.pdf', sizeBytes: 10 };

const start = (script: Record<string, readonly unknown[]>) =>
  startApplicationScreen(watchFlood, {
    at: 'error/flood-cert',
    status: waiting,
    script,
    before: [
      fileAdded({ ...file, group: 'floodPolicy', applicationUuid: UUID }),
      uploadSent({ id: 'file-1', documentUuid: 'document-1', quality: null }),
    ],
  });

it('F-16: sends the receipt with the policy, and follows the checklist', async () => {
  const screen = start({ sendFloodProof: [waiting] });

  screen.store.dispatch(floodProofSubmitted());
  await jest.advanceTimersByTimeAsync(0);

  expect(screen.sent('sendFloodProof')).toMatchObject({
    receipt: { type: 'FLOOD_NOTICE', textKey: 'T-36', text: 'I received this notice' },
    documentUuids: ['document-1'],
  });
  expect(screen.actionsOf(routingRequested)).toHaveLength(1);
  expect(screen.store.getState().application?.uploads?.files).toEqual([]);
});

it.each([
  ['no check is under way', null],
  ['the gateway has no such call', refused(404, 'No.')],
])('finds nothing to show when %s', async (_case, answer) => {
  let read: unknown = 'unread';
  startApplicationScreen(
    function* (ports) {
      read = yield* call(readFlood, ports, UUID);
    },
    { at: 'error/flood-cert', status: waiting, script: { readFloodCheck: [answer] } },
  );
  await jest.advanceTimersByTimeAsync(0);

  expect(read).toBeNull();
});
