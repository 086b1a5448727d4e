import type { Store, UnknownAction } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';

import { FilesContext, FindFileContext } from '#src/shell/files.ts';
import { StoreRouter } from '#src/shell/page/StoreRouter.tsx';
import { VaultContext } from '#src/shell/vault.ts';
import { LiveRegions } from '#src/ui/feedback/LiveRegions.tsx';
import type { Organisation } from '#store/org/organisation.ts';
import { organisationLoaded } from '#store/org/slice.ts';
import { BASE_PATH } from '#store/shell/screens.ts';
import { locationChanged } from '#store/shell/slice.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';

import { setupUser } from './setupUser.ts';

export interface Situation {
  organisation?: Organisation;
  /** The path under the base path, with its query. */
  at?: string;
  /** The actions before. */
  given?: readonly UnknownAction[];
  /** The files by id. */
  files?: ReadonlyMap<string, File>;
}

/** Returns all actions of a situation, in order. */
export function factsOf({
  organisation = anOrganisation(),
  at = 'register-v2',
  given = [],
}: Situation): readonly UnknownAction[] {
  const { pathname, search } = new URL(`${BASE_PATH}/${at}`, organisation.baseUrl);
  return [organisationLoaded(organisation), locationChanged({ pathname, search }), ...given];
}

interface Drawn {
  store: Store;
  /** The store adds each dispatched action to this list. */
  dispatched: readonly UnknownAction[];
  files: Situation['files'];
}

/** Renders a part of the page on a store. Lists what was dispatched and deposited. */
export function drawPart(part: ReactNode, { store, dispatched, files }: Drawn) {
  const secrets = new Map<string, string>();
  const deposit = (secret: string) => {
    const handle = `handle-${secrets.size + 1}`;
    secrets.set(handle, secret);
    return handle;
  };
  const view = render(
    <Provider store={store}>
      <VaultContext value={deposit}>
        <FilesContext value={(file) => file.name}>
          <FindFileContext value={(id) => files?.get(id) ?? null}>
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
    secrets,
    dispatched,
    actionsOf: (type: { type: string }) => dispatched.filter((action) => action.type === type.type),
  };
}
