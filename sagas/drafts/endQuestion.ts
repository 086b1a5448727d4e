import { call, takeLatest, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { questionForgotten } from '#store/support/slice.ts';

import { dropSealed } from './openSealed.ts';

/** What ends the question to the lender that was being written. */
export const questionEnds = [questionForgotten, loggedOut];

/** Takes the question at rest away, wherever the person is then. */
export function* watchQuestionEnd(ports: Ports): SagaGenerator<void> {
  yield* takeLatest(questionEnds, function* (end) {
    for (const key of [storageKeys.question, storageKeys.questionMeanwhile])
      yield* call(dropSealed, ports, key, end);
  });
}
