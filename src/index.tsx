import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';

import '#src/brand/base.css';
import { createFiles } from '#sagas/files.ts';
import { createVault } from '#sagas/vault.ts';
import { createActionTape } from '#store/actionLog/tape.ts';
import { randomId } from '#store/format/randomId.ts';
import { createAppStore } from '#store/index.ts';
import { errorReported } from '#store/shell/slice.ts';
import { selectView } from '#store/shell/view.ts';

import { App } from './App.tsx';
import { devTools } from './boot/devTools.ts';
import { earlyInput } from './boot/earlyInput.ts';
import { fetchCode } from './boot/fetchCode.ts';
import { lateMiddleware } from './boot/lateMiddleware.ts';
import { readPageData } from './boot/pageData.ts';
import { paintedPlace } from './boot/paintedPlace.ts';
import { preloadedState } from './boot/preloadedState.ts';
import { keepTextsCurrent } from './boot/rewrittenTexts.ts';
import { serverClock } from './boot/serverClock.ts';
import { stylesArrived } from './boot/stylesArrived.ts';
import { TakeOver } from './boot/TakeOver.tsx';
import { fetchPage } from './shell/pageCode.ts';

/** A page without an organisation, a boot or a whole tree that failed, is a neutral page with a way on (FT-80). */
async function giveUp(error: unknown) {
  const { showNeutralPage } = await import('./boot/neutralPage.tsx');
  showNeutralPage(document, error);
}

/** Puts the house together: brand, store, the page's code, hydration; meanwhile the sagas arrive. */
async function boot() {
  const { organisation, isSandbox, page, ...deployment } = await readPageData(document);
  const { orgCode } = organisation;
  const { pathname, search } = location;
  const clock = serverClock();
  const vault = createVault(randomId);
  const files = createFiles(randomId);
  const tape = createActionTape(clock);
  const sagas = lateMiddleware();
  const store = createAppStore({
    preloadedState: preloadedState(organisation, { pathname, search }),
    middleware: [tape.middleware, sagas.middleware],
    enhancers: await devTools(isSandbox),
  });
  const sagasCode = fetchCode(store, () => import('./boot/startSagas.ts'));

  const painted = preloadedState(organisation, paintedPlace(page, organisation));
  const view = selectView(painted);
  if (view.kind === 'page') await fetchPage(view.page);
  await stylesArrived(document);
  const container = document.getElementById('homeline');
  if (!container) throw new Error('The page has no place for the application');
  keepTextsCurrent(container);
  hydrateRoot(
    container,
    <StrictMode>
      <TakeOver early={earlyInput(document, window.homelineEarly)}>
        <App
          store={store}
          painted={painted}
          deposit={(secret) => vault.deposit(secret)}
          keepFile={(file) => files.keep(file)}
        />
      </TakeOver>
    </StrictMode>,
    // Its region has told the sagas; the console of a borrower is told nothing (SC-14).
    { onCaughtError: () => undefined, onUncaughtError: (error) => void giveUp(error) },
  );

  const { sagasWith } = await sagasCode;
  const { middleware, run } = sagasWith({
    ...deployment,
    orgCode,
    clock,
    vault,
    files,
    tape,
    replay: () => null,
    tellMonitoring: (report) => void store.dispatch(errorReported(report)),
  });
  sagas.arrive(middleware, run);
}

boot().catch(giveUp);
