import { readUploadRules } from '#sagas/api/contract/documents.ts';
import { send } from '#sagas/control/send.ts';
import { call, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import type { UploadLimits } from '#store/application/uploads/limits.ts';

import { restoreUploads } from './restoreUploads.ts';

/** Reads the upload limits, and shows the files that the lender already has. */
export function* readUploadLimits(ports: Ports, uuid: string): SagaGenerator<UploadLimits> {
  const limits = yield* send(ports, readUploadRules, { path: { uuid } });
  yield* call(restoreUploads, ports, uuid);
  return limits;
}
