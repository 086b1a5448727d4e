import fc from 'fast-check';

import type * as slice from '#store/org/slice.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';

import type { PayloadsOf } from './arbitrary.ts';

export const orgPayloads: PayloadsOf<typeof slice> = {
  organisationLoaded: fc.boolean().map((hmda) => {
    const organisation = anOrganisation();
    return { ...organisation, switches: { ...organisation.switches, hmda } };
  }),
};
