import { createAction } from '@reduxjs/toolkit';

import type { HomeAddress } from '#store/person/address.ts';
import { selectDraft } from '#store/registration/flow.ts';
import { selectPrefilled, valuesOf } from '#store/registration/selectors.ts';

import type { HomeForm } from './addressForm.ts';

export const homeAddressSubmitted = createAction<HomeAddress>('registration/homeAddressSubmitted');

export const selectHomeAddressValues = valuesOf<HomeForm>(
  'homeAddress',
  (state) => selectDraft(state).homeAddress,
  selectPrefilled('homeAddress'),
);
