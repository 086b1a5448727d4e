import * as v from 'valibot';

import { Uuid } from '#sagas/api/contract/common.ts';
import type { Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/storageKeys.ts';

/**
 * The tracker id of this browser (TEL-04). Where the telemetry service gave none, one is made here, so
 * that telemetry can never stop an application (C-25, FT-84).
 */
export function trackerId({ local, newId }: Pick<Ports, 'local' | 'newId'>): string {
  const known = local.read(storageKeys.tracker);
  if (v.is(Uuid, known)) return known;
  const made = newId();
  local.write(storageKeys.tracker, made);
  return made;
}
