import { call, put, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { toastShown } from '#store/shell/slice.ts';

import { openStoredLog } from './writeActionLog.ts';

/** Saves the log as a file that the user can hand to support, and shows the reference to name on the phone. */
export function* saveLog(ports: Ports): SagaGenerator<void> {
  const log = yield* call(openStoredLog, ports);
  const day = new Date(ports.clock.now()).toISOString().slice(0, 10);
  const { text, reference } = log.file();
  ports.page.saveFile(`homeline-log-${day}-${reference}.jsonl`, text);
  const saved = `The log is saved. If you call us, its reference is ${reference}.`;
  yield* put(toastShown({ tone: 'success', text: saved }));
}
