import fc from 'fast-check';

import type * as idActions from '#store/application/identity/actions.ts';
import { idCheckStates, type IdCheck } from '#store/application/identity/idCheck.ts';

import { code, id, orNull, personal, state, type PayloadsOf } from './arbitrary.ts';

export const idCheck: fc.Arbitrary<IdCheck> = fc.record({
  state: orNull(fc.constantFrom(...idCheckStates)),
  reason: orNull(code),
  reasonText: orNull(personal),
  triesLeft: orNull(fc.nat(3)),
  idType: orNull(code),
  issuingState: orNull(state),
});

export const idPayloads: PayloadsOf<typeof idActions> = {
  idSubmitted: fc.record({
    idType: fc.constantFrom('DRIVERS_LICENSE' as const, 'PASSPORT' as const),
    issuingState: orNull(state),
    conditionUuid: orNull(id),
  }),
};
