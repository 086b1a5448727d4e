import createSagaMiddleware from 'redux-saga';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';

import '#src/brand/base.css';
import { root } from '#sagas/root.ts';
import { stories } from '#sagas/stories.ts';
import { createAppStore } from '#store/index.ts';
import { eventHappened } from '#store/shell/slice.ts';
import { selectView } from '#store/shell/view.ts';

import { App } from './App.tsx';
import { browserPorts } from './boot/browserPorts.ts';
import { devTools } from './boot/devTools.ts';
import { earlyInput } from './boot/earlyInput.ts';
import { readPageData } from './boot/pageData.ts';
import { paintedPlace } from './boot/paintedPlace.ts';
import { preloadedState } from './boot/preloadedState.ts';
import { isWorthReporting } from './boot/report.ts';
import { TakeOver } from './boot/TakeOver.tsx';
import { fetchPage } from './shell/pageCode.ts';

/** Puts the house together: brand, store, the page's code, hydration, then the sagas. */
async function boot() {
  const { organisation, appVersion, isSandbox, page } = readPageData(document);
  const ports = browserPorts({
    orgCode: organisation.orgCode,
    appVersion,
    idempotencyHeader: 'Idempotency-Key', // decision 12
    replay: () => null,
    report(error) {
      if (isWorthReporting(error)) store.dispatch(eventHappened({ event: 'ui_error' }));
    },
  });
  const sagas = createSagaMiddleware();
  const store = createAppStore({
    preloadedState: preloadedState(organisation, ports.history.current()),
    middleware: [ports.log.middleware, sagas],
    enhancers: devTools(isSandbox),
  });

  const painted = preloadedState(organisation, paintedPlace(page, organisation));
  const view = selectView(painted);
  if (view.kind === 'page') await fetchPage(view.page);
  const container = document.getElementById('homeline');
  if (!container) throw new Error('The page has no place for the application');
  hydrateRoot(
    container,
    <StrictMode>
      <TakeOver early={earlyInput(document, window.homelineEarly)}>
        <App
          store={store}
          painted={painted}
          deposit={(secret) => ports.vault.deposit(secret)}
          keepFile={(file) => ports.files.keep(file)}
        />
      </TakeOver>
    </StrictMode>,
  );
  sagas.run(root, ports, stories);
}

/** A page without an organisation, or a boot that failed, is a neutral page with a way on (FT-80). */
boot().catch(async () => {
  const { showNeutralPage } = await import('./boot/neutralPage.tsx');
  showNeutralPage(document);
});
