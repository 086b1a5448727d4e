import type { SagaGenerator } from '#sagas/effects.ts';

import { nullOnFailure } from './nullOnFailure.ts';

const NOT_FOUND = 404;

/**
 * Reads what was saved. Returns null for a 404, which some gateways send before anything was saved (screens.md 10.3).
 */
export const nullOn404 = <Saved>(read: () => SagaGenerator<Saved>) =>
  nullOnFailure(read, ({ status }) => status === NOT_FOUND);
