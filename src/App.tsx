import { Provider } from 'react-redux';

import type { AppStore, RootState } from '#store/index.ts';

import { FilesContext, type KeepFile } from './shell/files.ts';
import { Frame } from './shell/Frame.tsx';
import { StoreRouter } from './shell/StoreRouter.tsx';
import { VaultContext, type Deposit } from './shell/vault.ts';

interface AppProps {
  store: AppStore;
  /** The state that the page was painted from at build time; hydration starts with it. */
  painted: RootState;
  deposit: Deposit;
  keepFile: KeepFile;
}

/** The whole page: the same in the browser and at build time. */
export function App({ store, painted, deposit, keepFile }: AppProps) {
  return (
    <Provider store={store} serverState={painted}>
      <VaultContext value={deposit}>
        <FilesContext value={keepFile}>
          <StoreRouter>
            <Frame />
          </StoreRouter>
        </FilesContext>
      </VaultContext>
    </Provider>
  );
}
