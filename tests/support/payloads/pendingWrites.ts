import fc from 'fast-check';

import type * as slice from '#store/pendingWrites/slice.ts';

import { id, personal, time, type PayloadsOf } from './arbitrary.ts';

const scope = fc.constantFrom(
  'registration/create',
  'registration/waitlist',
  'application/1/saveAssets',
  // As long as a scope gets.
  'application/0a60e341-5dd0-4c7e-8c65-e44e853952fa/signDocument/c3bf8112-1814-40cb-b2bc-2ed91a7915c1',
  'support',
);
const write = fc.record({ fingerprint: personal, key: id, acceptedAt: time });

export const pendingWritesPayloads: PayloadsOf<typeof slice> = {
  writeStarted: fc.record({ scope, write }),
  writeSettled: fc.record({ scope }),
  pendingWritesRestored: fc.dictionary(scope, write),
};
