import {
  decideCondition,
  sendConditionCode,
  submitCondition,
} from '#sagas/api/contract/conditions.ts';
import { savePhone } from '#sagas/api/contract/account.ts';
import { requestSigningHelp } from '#sagas/api/contract/signing.ts';
import { conditionStateOf } from '#sagas/api/mappers/conditions.ts';
import { sendingStep } from '#sagas/application/sendingStep.ts';
import { send } from '#sagas/control/send.ts';
import { sendIdempotent, withSecretKey } from '#sagas/control/sendIdempotent.ts';
import { call, put, select, takeEvery, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import {
  changeCallRequested,
  changeDecided,
  conditionSubmitted,
  phoneCodeRequested,
  phoneCodeSubmitted,
  phoneNumberDropped,
} from '#store/application/conditions/actions.ts';
import { selectConditionsAddress } from '#store/application/conditions/toDo.ts';
import {
  conditionAnswered,
  conditionsReceived,
  selectConditionsState,
} from '#store/application/conditions/slice.ts';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { screenTyped } from '#store/application/core/slice.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import { groupsOfCondition } from '#store/application/conditions/uploads.ts';
import { selectUploadsState, uploadsSubmitted } from '#store/application/uploads/slice.ts';
import { documentsOf } from '#store/application/uploads/uploads.ts';
import { applicationScope } from '#store/pendingWrites/slice.ts';
import { selectToasts } from '#store/shell/selectors.ts';
import { redirected, toastDismissed, toastShown } from '#store/shell/slice.ts';

const THANKS = 'Thank you. We have your answer.';

/** Removes our thanks once the lender has updated a condition. */
function* dropThanks() {
  const { changed } = yield* select(selectConditionsState);
  const thanks = (yield* select(selectToasts)).find(({ text }) => text === THANKS);
  if (thanks && changed.length > 0) yield* put(toastDismissed({ id: thanks.id }));
}

function* finish(conditionUuid: string, state: string) {
  yield* put(
    conditionAnswered({ uuid: conditionUuid, state: conditionStateOf(state, 'IN_REVIEW') }),
  );
  yield* put(toastShown({ tone: 'success', text: THANKS }));
  const to = yield* select(selectConditionsAddress);
  yield* put(redirected({ to, replace: false }));
}

/** Drops the note that was sent. Notes for other conditions stay. */
function* dropNote(conditionUuid: string) {
  const { unsaved } = yield* select(selectApplicationState);
  const { notes } = unsaved.conditionsUpload ?? {};
  const others = Object.entries(Object(notes)).filter(([uuid]) => uuid !== conditionUuid);
  yield* put(
    screenTyped({ screen: 'conditionsUpload', values: { notes: Object.fromEntries(others) } }),
  );
}

function* sendDocuments(ports: Ports, { payload }: ReturnType<typeof conditionSubmitted>) {
  const { conditionUuid, note } = payload;
  const { files } = yield* select(selectUploadsState);
  const { ids, documentUuids } = documentsOf(files, groupsOfCondition(files, conditionUuid));
  const answer = yield* sendingStep({
    step: 'condition',
    screen: null,
    ask: (uuid) =>
      sendIdempotent(
        ports,
        submitCondition,
        { path: { uuid, conditionUuid }, body: { documentUuids, note, code: null } },
        { scope: applicationScope(uuid, submitCondition.name) },
      ),
  });
  if (answer === null) return;
  yield* put(uploadsSubmitted({ ids }));
  yield* call(dropNote, conditionUuid);
  yield* call(finish, conditionUuid, answer.state);
}

/** Saves the number and requests a code for it. The second time, only requests the code. */
function* requestCode(ports: Ports, { payload }: ReturnType<typeof phoneCodeRequested>) {
  const { conditionUuid, phoneNumber, byCall } = payload;
  const sent = yield* sendingStep({
    step: 'phoneCode',
    screen: null,
    *ask(uuid) {
      yield* send(ports, savePhone, { body: { type: 'Phone', value: phoneNumber } });
      yield* send(ports, sendConditionCode, { path: { uuid, conditionUuid }, body: { byCall } });
      return true;
    },
  });
  if (sent === null) return;
  const phoneCode = { conditionUuid, phoneNumber, byCall, sentAt: ports.clock.now() };
  yield* put(lenderDataReceived({ phoneCode }));
}

function* dropNumber() {
  yield* put(lenderDataReceived({ phoneCode: null }));
}

/** Sends the code, which the vault holds until then (F-10). */
function* sendCode(ports: Ports, { payload }: ReturnType<typeof phoneCodeSubmitted>) {
  const { conditionUuid, codeHandle } = payload;
  const code = (ports.vault.redeem(codeHandle) ?? '').trim();
  const answer = yield* sendingStep({
    step: 'phoneNumber',
    screen: 'conditionsPhone',
    *ask(uuid) {
      const path = { uuid, conditionUuid };
      const body = { documentUuids: [], note: null, code };
      const once = { scope: applicationScope(uuid, submitCondition.name), request: body };
      return yield* call(
        withSecretKey<{ state: string }>,
        ports,
        once,
        function* (idempotencyKey: string) {
          return yield* send(ports, submitCondition, { path, body }, { idempotencyKey });
        },
      );
    },
  });
  if (answer === null) return;
  yield* call(dropNumber);
  yield* call(finish, conditionUuid, answer.state);
}

function* sendDecision(ports: Ports, { payload }: ReturnType<typeof changeDecided>) {
  const { conditionUuid, ...body } = payload;
  const answer = yield* sendingStep({
    step: 'changeDecision',
    screen: 'conditionsConfirm',
    ask: (uuid) =>
      sendIdempotent(
        ports,
        decideCondition,
        { path: { uuid, conditionUuid }, body },
        { scope: applicationScope(uuid, decideCondition.name) },
      ),
  });
  if (answer !== null) yield* call(finish, conditionUuid, answer.state);
}

const CALL_FIRST = 'Please call me about the change before I answer.';

function* requestCall(ports: Ports, { payload }: ReturnType<typeof changeCallRequested>) {
  const body = { topic: 'OTHER', message: CALL_FIRST, callMe: true, ...payload } as const;
  const changeCall = yield* sendingStep({
    step: 'changeCall',
    screen: null,
    ask: (uuid) =>
      sendIdempotent(
        ports,
        requestSigningHelp,
        { path: { uuid }, body },
        { scope: applicationScope(uuid, 'changeCall') },
      ),
  });
  if (changeCall !== null) yield* put(lenderDataReceived({ changeCall }));
}

export function* watchAnswers(ports: Ports): SagaGenerator<void> {
  yield* takeEvery(conditionsReceived, dropThanks);
  yield* takeLeading(conditionSubmitted, sendDocuments, ports);
  yield* takeLeading(phoneCodeRequested, requestCode, ports);
  yield* takeLeading(phoneNumberDropped, dropNumber);
  yield* takeLeading(phoneCodeSubmitted, sendCode, ports);
  yield* takeLeading(changeDecided, sendDecision, ports);
  yield* takeLeading(changeCallRequested, requestCall, ports);
}
