import { readStatus } from '#sagas/api/contract/application.ts';
import { submitApplication } from '#sagas/api/contract/submission.ts';
import { agreedStep } from '#sagas/application/agreedStep.ts';
import { receiveStatus } from '#sagas/application/status/loadStatus.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { polling, startPace, type Pace } from '#sagas/control/polling.ts';
import { runLatestOn } from '#sagas/control/runLatestOn.ts';
import { send } from '#sagas/control/send.ts';
import { call, fork, select, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectScreenId } from '#store/application/core/currentScreen.ts';
import { selectStatus } from '#store/application/core/selectors.ts';
import { applicationReceived } from '#store/application/core/slice.ts';
import { acknowledgementText } from '#store/application/submission/acknowledgements.ts';
import { applicationSubmitted } from '#store/application/submission/actions.ts';
import { demonstrationText } from '#store/application/submission/electronicRecords.ts';
import type { RootState } from '#store/index.ts';
import { selectOrganisation } from '#store/org/selectors.ts';
import { selectUuidInHand } from '#store/shell/selectors.ts';
import { locationChanged } from '#store/shell/slice.ts';

function* submit(ports: Ports, { payload }: ReturnType<typeof applicationSubmitted>) {
  const organisation = yield* select(selectOrganisation);
  const { sampleCode } = payload;
  yield* agreedStep(ports, {
    step: 'submission',
    screen: 'startSummary',
    endpoint: submitApplication.name,
    request: payload,
    ask(uuid, given) {
      const agreed = (type: (typeof payload.types)[number]) => ({
        ...acknowledgementText(type, organisation),
        ...given,
      });
      const body = {
        acknowledgements: payload.types.filter((type) => type !== 'CERTIFICATION').map(agreed),
        certification: agreed('CERTIFICATION'),
        ...(sampleCode !== null && {
          esign: { sampleCode, version: demonstrationText.version, result: 'CODE_READ' as const },
        }),
      };
      return send(ports, submitApplication, { path: { uuid }, body });
    },
  });
}

/** The documents take only seconds. Then the same screen enables its button (screens.md, start/app-summary). */
const DOCUMENTS = { reads: 400, firstPauseMs: 2_000, longestPauseMs: 10_000, steadyMs: 60_000 };

const areDocumentsMade = (state: RootState) =>
  selectStatus(state)?.checklistStatus !== 'GEN_SUMMARY_DISCLOSURE';

function* awaitDocuments(ports: Ports, pace: Pace): SagaGenerator<void> {
  const uuid = yield* select(selectUuidInHand);
  if (uuid === null || (yield* select(selectScreenId)) !== 'startSummary') return;
  if (yield* select(areDocumentsMade)) return;
  yield* polling(ports, pace, {
    *ask() {
      const read = yield* nullOnFailure(() => send(ports, readStatus, { path: { uuid } }));
      if (read !== null) yield* call(receiveStatus, ports, read);
      return yield* select(areDocumentsMade);
    },
    isDone: (areMade) => areMade,
  });
}

export function* watchSubmission(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(applicationSubmitted, submit, ports);
  const pace = startPace(DOCUMENTS);
  yield* fork(function* () {
    yield* runLatestOn([locationChanged, applicationReceived], () => awaitDocuments(ports, pace));
  });
}
