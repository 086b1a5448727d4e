import { createAction } from '@reduxjs/toolkit';

import type { LegalName } from '#store/person/name.ts';

import { selectDraft } from './flow.ts';
import { selectPrefilled, valuesOf } from './selectors.ts';

export const nameSubmitted = createAction<LegalName>('registration/nameSubmitted');

export const selectNameValues = valuesOf<LegalName>(
  'name',
  (state) => selectDraft(state).name,
  selectPrefilled('name'),
);
