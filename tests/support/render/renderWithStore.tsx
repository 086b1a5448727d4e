import type { UnknownAction } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';

import { FilesContext, FindFileContext } from '#src/shell/files.ts';
import { StoreRouter } from '#src/shell/page/StoreRouter.tsx';
import { VaultContext } from '#src/shell/vault.ts';
import { LiveRegions } from '#src/ui/feedback/LiveRegions.tsx';
import { createAppStore } from '#store/index.ts';
import type { Organisation } from '#store/org/organisation.ts';
import { organisationLoaded } from '#store/org/slice.ts';
import { BASE_PATH } from '#store/shell/screens.ts';
import { locationChanged } from '#store/shell/slice.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';

import { setupUser } from './setupUser.ts';

interface Situation {
  organisation?: Organisation;
  /** The path under the base path, with its query. */
  at?: string;
  /** The facts before. */
  given?: readonly UnknownAction[];
  /** By id. */
  files?: ReadonlyMap<string, File>;
}

/**
 * Renders a part of the page with a real store, at a path, after some facts; lists what was dispatched and
 * deposited.
 */
export function renderWithStore(
  part: ReactNode,
  {
    organisation = anOrganisation(),
    at = 'register-v2',
    given = [],
    files = new Map(),
  }: Situation = {},
) {
  const dispatched: UnknownAction[] = [];
  const secrets = new Map<string, string>();
  const store = createAppStore({
    middleware: [
      () => (next) => (action) => {
        dispatched.push(action as UnknownAction);
        return next(action);
      },
    ],
  });
  const { pathname, search } = new URL(`${BASE_PATH}/${at}`, organisation.baseUrl);
  store.dispatch(organisationLoaded(organisation));
  store.dispatch(locationChanged({ pathname, search }));
  for (const action of given) store.dispatch(action);
  dispatched.length = 0;

  const deposit = (secret: string) => {
    const handle = `handle-${secrets.size + 1}`;
    secrets.set(handle, secret);
    return handle;
  };
  const view = render(
    <Provider store={store}>
      <VaultContext value={deposit}>
        <FilesContext value={(file) => file.name}>
          <FindFileContext value={(id) => files.get(id) ?? null}>
            <LiveRegions>
              <StoreRouter>{part}</StoreRouter>
            </LiveRegions>
          </FindFileContext>
        </FilesContext>
      </VaultContext>
    </Provider>,
  );
  return {
    ...view,
    user: setupUser(),
    store,
    secrets,
    dispatched,
    /** Facts that arrive while the page is shown. */
    dispatch: (...actions: readonly UnknownAction[]) => {
      act(() => {
        for (const action of actions) store.dispatch(action);
      });
    },
    /** The dispatched actions of one type. */
    actionsOf: (type: { type: string }) => dispatched.filter((action) => action.type === type.type),
  };
}
