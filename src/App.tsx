import { Provider } from 'react-redux';

import type { AppStore } from '#store/index.ts';

import { Frame } from './shell/Frame.tsx';
import { StoreRouter } from './shell/StoreRouter.tsx';
import { VaultContext, type Deposit } from './shell/vault.ts';

/** The whole page: the same in the browser and at build time. */
export function App({ store, deposit }: { store: AppStore; deposit: Deposit }) {
  return (
    <Provider store={store}>
      <VaultContext value={deposit}>
        <StoreRouter>
          <Frame />
        </StoreRouter>
      </VaultContext>
    </Provider>
  );
}
