import { ApiError } from '#sagas/api/apiError.ts';
import { sendActionLog } from '#sagas/api/contract/support.ts';
import { send } from '#sagas/control/send.ts';
import { call, put, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { toastShown } from '#store/shell/slice.ts';

import { openStoredLog } from './writeActionLog.ts';

/** Sends the log to support, and shows the reference to name on the phone. */
export function* sendLog(ports: Ports): SagaGenerator<void> {
  const log = yield* call(openStoredLog, ports);
  const { text, reference } = log.file();
  const body = { reference, log: new Blob([text], { type: 'application/jsonl' }) };
  const options = ports.logAddress ? { address: ports.logAddress } : {};
  try {
    yield* send(ports, sendActionLog, { body }, options);
    const sent = `Support has the log. If you call us, its reference is ${reference}.`;
    yield* put(toastShown({ tone: 'success', text: sent }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const failed =
      "We couldn't send the log. Try again, or save it and bring it up when you reach us.";
    yield* put(toastShown({ tone: 'error', text: failed }));
  }
}
