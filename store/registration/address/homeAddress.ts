import { selectDraft } from '#store/registration/flow.ts';
import { selectPrefilled, valuesOf } from '#store/registration/selectors.ts';

import type { HomeForm } from './addressForm.ts';

export const selectHomeAddressValues = valuesOf<HomeForm>(
  'homeAddress',
  (state) => selectDraft(state).homeAddress,
  selectPrefilled('homeAddress'),
);
