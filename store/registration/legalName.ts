import type { LegalName } from '#store/person/name.ts';

import { selectDraft } from './flow.ts';
import { selectPrefilled, valuesOf } from './selectors.ts';

export const selectNameValues = valuesOf<LegalName>(
  'name',
  (state) => selectDraft(state).name,
  selectPrefilled('name'),
);
