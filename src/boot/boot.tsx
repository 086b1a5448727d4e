import { createFiles } from '#sagas/application/uploads/files.ts';
import { createVault } from '#sagas/vault.ts';
import { App } from '#src/App.tsx';
import { fetchPage } from '#src/shell/page/pageCode.ts';
import { createActionBuffer } from '#store/actionLog/actionBuffer.ts';
import { randomId } from '#store/format/randomId.ts';
import { createAppStore } from '#store/index.ts';
import { errorReported } from '#store/shell/slice.ts';
import { selectView } from '#store/shell/view.ts';

import { devTools } from './devTools.ts';
import { fetchCode } from './fetchCode.ts';
import { hydrateApp } from './hydrateApp.tsx';
import { lateMiddleware } from './lateMiddleware.ts';
import { nextTask } from './ports/nextTask.ts';
import { readPageData } from './pageData.ts';
import { paintedPlace } from './paintedPlace.ts';
import { preloadedState } from './preloadedState.ts';
import { keepTextsCurrent } from './rewrittenTexts.ts';
import { serverClock } from './ports/serverClock.ts';
import { stylesArrived } from './stylesArrived.ts';

/**
 * Puts the house together: brand, store, the page's code, hydration; meanwhile the sagas arrive. In pieces, with input
 * handled between them: on a return visit all code is there at once.
 */
export async function boot(giveUp: (error: unknown) => void): Promise<void> {
  const { organisation, isSandbox, page, ...deployment } = await readPageData(document);
  const { orgCode } = organisation;
  const { pathname, search } = location;
  const clock = serverClock();
  const vault = createVault(randomId);
  const files = createFiles(randomId);
  const buffer = createActionBuffer(clock);
  const sagas = lateMiddleware();
  const store = createAppStore({
    preloadedState: preloadedState(organisation, { pathname, search }),
    middleware: [buffer.middleware, sagas.middleware],
    enhancers: await devTools(isSandbox),
  });
  const sagasCode = fetchCode(
    store,
    () => import(/* webpackChunkName: "sagas" */ './startSagas.ts'),
  );

  const painted = preloadedState(organisation, paintedPlace(page, organisation));
  const view = selectView(painted);
  if (view.kind === 'page') await fetchPage(view.page);
  await stylesArrived(document);
  const container = document.getElementById('homeline');
  if (!container) throw new Error('The page has no place for the application');
  keepTextsCurrent(container);
  await nextTask();
  await hydrateApp(
    container,
    <App
      store={store}
      painted={painted}
      deposit={(secret) => vault.deposit(secret)}
      keepFile={(file) => files.keep(file)}
    />,
    giveUp,
  );

  const { sagasWith } = await sagasCode;
  const { middleware, run } = sagasWith({
    ...deployment,
    orgCode,
    clock,
    vault,
    files,
    buffer,
    replay: () => null,
    tellMonitoring: (report) => void store.dispatch(errorReported(report)),
  });
  await sagas.arrive(middleware, run);
}
