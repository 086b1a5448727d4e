import * as v from 'valibot';

import { Uuid } from '#sagas/api/contract/common.ts';
import type { Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';

/**
 * The tracker id of this browser (TEL-04): the first one there is. It is made here where it is needed before the
 * telemetry service has given one, so that telemetry can never stop an application (C-25, FT-84).
 */
export function trackerId(
  { local, newId }: Pick<Ports, 'local' | 'newId'>,
  given?: string,
): string {
  const known = local.read(storageKeys.tracker);
  if (v.is(Uuid, known)) return known;
  const made = given ?? newId();
  local.write(storageKeys.tracker, made);
  return made;
}
