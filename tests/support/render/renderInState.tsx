import type { UnknownAction } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import configureStore from 'redux-mock-store';

import { StoreRouter } from '#src/shell/page/StoreRouter.tsx';
import { rootReducer, type RootState } from '#store/index.ts';
import type { Organisation } from '#store/org/organisation.ts';
import { organisationLoaded } from '#store/org/slice.ts';
import { BASE_PATH } from '#store/shell/screens.ts';
import { locationChanged } from '#store/shell/slice.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';

import { setupUser } from './setupUser.ts';

interface Situation {
  organisation?: Organisation;
  at?: string;
  given?: readonly UnknownAction[];
}

/** Renders a part of the page in a state that never changes, and lists the intents that it dispatches. */
export function renderInState(
  part: ReactNode,
  { organisation = anOrganisation(), at = 'register-v2', given = [] }: Situation = {},
) {
  const place = locationChanged({ pathname: `${BASE_PATH}/${at}`, search: '' });
  const state = [organisationLoaded(organisation), place, ...given].reduce(
    (before: RootState | undefined, action) => rootReducer(before, action),
    undefined,
  );
  const store = configureStore<RootState | undefined>()(state);
  render(
    <Provider store={store}>
      <StoreRouter>{part}</StoreRouter>
    </Provider>,
  );
  return { user: setupUser(), intents: () => store.getActions() };
}
