import fc from 'fast-check';

import { brokerModes, flagDefaults, type FlagKey } from '#store/features/flags.ts';
import type * as slice from '#store/features/slice.ts';

import { experimentNames, variations } from '#store/features/experiments.ts';
import type * as experimentsSlice from '#store/features/experimentsSlice.ts';
import { few, nothing, orNull, personal, zip, type PayloadsOf } from './arbitrary.ts';

const maintenance = orNull(
  fc.record({
    routes: few(fc.constantFrom('register', 'register-v2', 'documents')),
    title: orNull(personal),
    message: orNull(personal),
    showDashboardLink: fc.boolean(),
  }),
);

export const experimentsPayloads: PayloadsOf<typeof experimentsSlice> = {
  experimentsDecided: few(
    fc.record({
      name: fc.constantFrom(...experimentNames),
      variation: fc.constantFrom(...variations),
    }),
  ),
};

export const featuresPayloads: PayloadsOf<typeof slice> = {
  featuresReceived: fc.record({
    flags: fc.dictionary(
      fc.constantFrom(...(Object.keys(flagDefaults) as FlagKey[])),
      fc.boolean(),
    ) as fc.Arbitrary<Partial<Record<FlagKey, boolean>>>,
    maintenance,
    disasterZips: few(zip),
    brokerMode: orNull(fc.constantFrom(...brokerModes)),
  }),
  featuresDefaulted: nothing,
  maintenanceReceived: maintenance,
};
