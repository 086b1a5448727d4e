import { inviteSigner, readSigners, saveSigner } from '#sagas/api/contract/signer.ts';
import { sendingStep } from '#sagas/application/sendingStep.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { send } from '#sagas/control/send.ts';
import { call, put, select, takeLeading, takeLatest, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectScreenId } from '#store/application/core/currentScreen.ts';
import { lenderDataReceived, selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import { signerContactChanged, signerInvited } from '#store/application/signing/actions.ts';
import type { Signer } from '#store/application/signing/signers.ts';
import { statusReceived } from '#store/application/core/slice.ts';
import type { RootState } from '#store/index.ts';
import { selectUuidInHand } from '#store/shell/selectors.ts';
import { toastShown } from '#store/shell/slice.ts';
import { isolated } from '#store/text/direction.ts';

export const readSignerList = (ports: Ports, uuid: string): SagaGenerator<Signer[]> =>
  send(ports, readSigners, { path: { uuid } });

const selectSigners = (state: RootState): readonly Signer[] => {
  const { signers } = selectLenderData(state);
  return signers.status === 'ready' ? signers.value : [];
};

/** Reads the signers with each status (F-06), because the status doesn't contain their progress. */
function* refresh(ports: Ports): SagaGenerator<void> {
  const uuid = yield* select(selectUuidInHand);
  const isShown = (yield* select(selectSigners)).length > 0;
  if (uuid === null || !isShown || (yield* select(selectScreenId)) !== 'signingAdditional') return;
  const signers = yield* nullOnFailure(() => call(readSignerList, ports, uuid));
  if (signers !== null) yield* put(lenderDataReceived({ signers }));
}

function* invite(ports: Ports, { payload: { signerUuid } }: ReturnType<typeof signerInvited>) {
  const sent = yield* sendingStep({
    step: 'signerInvitation',
    screen: null,
    *ask(uuid) {
      yield* send(ports, inviteSigner, { path: { uuid, signerUuid }, body: {} });
      return true;
    },
  });
  if (sent === null) return;
  const signer = (yield* select(selectSigners)).find(({ uuid }) => uuid === signerUuid);
  const who = isolated(signer?.firstName ?? 'the signer');
  yield* put(toastShown({ tone: 'success', text: `We sent ${who} a new link.` }));
  yield* call(refresh, ports);
}

function* correct(ports: Ports, { payload }: ReturnType<typeof signerContactChanged>) {
  const { signerUuid, ...body } = payload;
  const saved = yield* sendingStep({
    step: 'signerContact',
    screen: null,
    ask: (uuid) => send(ports, saveSigner, { path: { uuid, signerUuid }, body }),
  });
  if (saved === null) return;
  const known = yield* select(selectSigners);
  const signers = known.map((signer) => (signer.uuid === signerUuid ? saved : signer));
  yield* put(lenderDataReceived({ signers }));
  const who = isolated(saved.firstName);
  yield* put(toastShown({ tone: 'success', text: `Saved. We will reach ${who} there.` }));
}

/** signing/additional: who else signs, their progress, and how to reach them. */
export function* watchSigners(ports: Ports): SagaGenerator<void> {
  yield* takeLatest(statusReceived, refresh, ports);
  yield* takeLeading(signerInvited, invite, ports);
  yield* takeLeading(signerContactChanged, correct, ports);
}
