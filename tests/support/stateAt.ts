import type { UnknownAction } from '@reduxjs/toolkit';

import { rootReducer, type RootState } from '#store/index.ts';
import { organisationLoaded } from '#store/org/slice.ts';
import { locationChanged } from '#store/shell/slice.ts';

import { anOrganisation } from './fixtures/organisations.ts';

export const BASE = '/account/heloc';

/** Returns the state of a brand's site at an address after these actions. */
export function stateAt(address: string, ...facts: readonly UnknownAction[]): RootState {
  const { pathname, search } = new URL(BASE + address, 'https://homeline.example');
  return [
    organisationLoaded(anOrganisation()),
    ...facts,
    locationChanged({ pathname, search }),
  ].reduce<RootState | undefined>(
    (before, fact) => rootReducer(before, fact),
    undefined,
  ) as RootState;
}
