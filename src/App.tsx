import { Provider } from 'react-redux';

import type { AppStore, RootState } from '#store/index.ts';

import { ErrorPage } from './shell/page/ErrorPage.tsx';
import { Frame } from './shell/frame/Frame.tsx';
import { OutermostRegion } from './shell/page/Region.tsx';
import { StoreRouter } from './shell/page/StoreRouter.tsx';
import { noPorts, PortsContext, type PagePorts } from './shell/ports.ts';

interface AppProps {
  store: AppStore;
  prerendered: RootState;
  ports?: PagePorts;
}

const errorPage = (retry: () => void) => (
  <main>
    <ErrorPage onRetry={retry} />
  </main>
);

export function App({ store, prerendered, ports = noPorts }: AppProps) {
  return (
    <Provider store={store} serverState={prerendered}>
      <OutermostRegion name="page" fallback={errorPage}>
        <StoreRouter>
          <PortsContext value={ports}>
            <Frame />
          </PortsContext>
        </StoreRouter>
      </OutermostRegion>
    </Provider>
  );
}
