import type { Store, UnknownAction } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';

import { StoreRouter } from '#src/shell/page/StoreRouter.tsx';
import { PortsContext, type PagePorts } from '#src/shell/ports.ts';
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
  const ports: PagePorts = {
    deposit(secret) {
      const handle = `handle-${secrets.size + 1}`;
      secrets.set(handle, secret);
      return handle;
    },
    registerFile: (file) => file.name,
    findFile: (id) => files?.get(id) ?? null,
  };
  const view = render(
    <Provider store={store}>
      <PortsContext value={ports}>
        <LiveRegions>
          <StoreRouter>{part}</StoreRouter>
        </LiveRegions>
      </PortsContext>
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
