import { Provider } from 'react-redux';

import type { AppStore, RootState } from '#store/index.ts';

import { Frame } from './shell/Frame.tsx';
import { StoreRouter } from './shell/StoreRouter.tsx';
import { VaultContext, type Deposit } from './shell/vault.ts';

interface AppProps {
  store: AppStore;
  /** The state that the page was painted from at build time; hydration starts with it. */
  painted: RootState;
  deposit: Deposit;
}

/** The whole page: the same in the browser and at build time. */
export function App({ store, painted, deposit }: AppProps) {
  return (
    <Provider store={store} serverState={painted}>
      <VaultContext value={deposit}>
        <StoreRouter>
          <Frame />
        </StoreRouter>
      </VaultContext>
    </Provider>
  );
}
