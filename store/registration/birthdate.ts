import { createSelector } from 'reselect';

import type { RootState } from '#store/index.ts';
import type { Birthdate } from '#store/person/birthdate.ts';

import { selectDraft } from './flow.ts';
import { selectPrefilled, valuesOf } from './selectors.ts';

const asBirthdate = (dob: string | null) => (dob === null ? null : { dob });

export const selectBirthdateValues = valuesOf<Birthdate>(
  'birthdate',
  createSelector([(state: RootState) => selectDraft(state).dob], asBirthdate),
  createSelector([selectPrefilled('dob')], asBirthdate),
);
