import { Provider } from 'react-redux';

import type { AppStore, RootState } from '#store/index.ts';

import { FilesContext, FindFileContext, type FindFile, type RegisterFile } from './shell/files.ts';
import { ErrorPage } from './shell/page/ErrorPage.tsx';
import { Frame } from './shell/frame/Frame.tsx';
import { OutermostRegion } from './shell/page/Region.tsx';
import { StoreRouter } from './shell/page/StoreRouter.tsx';
import { VaultContext, type Deposit } from './shell/vault.ts';

interface AppProps {
  store: AppStore;
  prerendered: RootState;
  deposit: Deposit;
  registerFile: RegisterFile;
  findFile: FindFile;
}

const errorPage = (retry: () => void) => (
  <main>
    <ErrorPage onRetry={retry} />
  </main>
);

export function App({ store, prerendered, deposit, registerFile, findFile }: AppProps) {
  return (
    <Provider store={store} serverState={prerendered}>
      <OutermostRegion name="page" fallback={errorPage}>
        <StoreRouter>
          <VaultContext value={deposit}>
            <FilesContext value={registerFile}>
              <FindFileContext value={findFile}>
                <Frame />
              </FindFileContext>
            </FilesContext>
          </VaultContext>
        </StoreRouter>
      </OutermostRegion>
    </Provider>
  );
}
