import { Provider } from 'react-redux';

import type { AppStore, RootState } from '#store/index.ts';

import { FilesContext, type KeepFile } from './shell/files.ts';
import { ErrorPage } from './shell/page/ErrorPage.tsx';
import { Frame } from './shell/frame/Frame.tsx';
import { Region } from './shell/page/Region.tsx';
import { VaultContext, type Deposit } from './shell/vault.ts';

interface AppProps {
  store: AppStore;
  /** The state that the page was painted from at build time; hydration starts with it. */
  painted: RootState;
  deposit: Deposit;
  keepFile: KeepFile;
}

/** Where not even the frame of the page can be drawn. */
const alone = (retry: () => void) => (
  <main>
    <ErrorPage onRetry={retry} />
  </main>
);

/** The whole page: the same in the browser and at build time. */
export function App({ store, painted, deposit, keepFile }: AppProps) {
  return (
    <Provider store={store} serverState={painted}>
      <VaultContext value={deposit}>
        <FilesContext value={keepFile}>
          <Region name="page" fallback={alone}>
            <Frame />
          </Region>
        </FilesContext>
      </VaultContext>
    </Provider>
  );
}
