import { call, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';

import { openStoredLog } from './writeActionLog.ts';

/** Saves the log as a file, which the user can hand to support. */
export function* saveLog(ports: Ports): SagaGenerator<void> {
  const log = yield* call(openStoredLog, ports);
  const day = new Date(ports.clock.now()).toISOString().slice(0, 10);
  ports.page.saveFile(`homeline-log-${day}.jsonl`, log.text());
}
