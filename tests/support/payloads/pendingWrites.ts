import fc from 'fast-check';

import type * as slice from '#store/pendingWrites/slice.ts';

import { id, personal, time, type PayloadsOf } from './arbitrary.ts';

const scope = fc.constantFrom(
  'registration/create',
  'registration/waitlist',
  'application/1/saveAssets',
  'support',
);
const write = fc.record({ fingerprint: personal, key: id, acceptedAt: time });

export const pendingWritesPayloads: PayloadsOf<typeof slice> = {
  writeStarted: fc.record({ scope, write }),
  writeSettled: fc.record({ scope }),
  pendingWritesRestored: fc.dictionary(scope, write),
};
