import * as v from 'valibot';

import { Uuid } from '#sagas/api/contract/common.ts';
import type { Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';

/**
 * Returns this browser's tracker id (TEL-04): the one from the telemetry session, or our own until there is a session
 * (C-25, FT-84). Null if the browser has neither an id nor randomness (MSG-SUB-01).
 */
export function trackerId({ local, newNonce }: Pick<Ports, 'local' | 'newNonce'>): string | null {
  const known = local.read(storageKeys.tracker);
  if (v.is(Uuid, known)) return known;
  try {
    const made = newNonce();
    local.write(storageKeys.tracker, made);
    return made;
  } catch {
    return null;
  }
}
