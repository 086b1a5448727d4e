import { createFiles, type Files } from '#sagas/application/uploads/files.ts';
import { createVault, type Vault } from '#sagas/vault.ts';
import { App } from '#src/App.tsx';
import { fetchPrerendered } from '#src/routes.tsx';
import type { PagePorts } from '#src/shell/ports.ts';
import { createActionBuffer } from '#store/actionLog/actionBuffer.ts';
import { uniqueId } from '#store/format/randomId.ts';
import { createAppStore } from '#store/index.ts';
import { errorReported } from '#store/shell/slice.ts';
import { selectView } from '#store/navigation/view.ts';

import { devTools } from './devTools/devTools.ts';
import { loadBootCode } from './loadBootCode.ts';
import { hydrateApp } from './hydrateApp.tsx';
import { lazyMiddleware } from './lazyMiddleware.ts';
import { nextTask } from './ports/nextTask.ts';
import { openedAddress } from './openedAddress.ts';
import { readPageData } from './pageData.ts';
import { prerenderedLocation } from './prerenderedLocation.ts';
import { preloadedState } from './preloadedState.ts';
import { restoreChangedTexts } from './translatedTexts.ts';
import { showsReplay } from './replay.ts';
import { serverClock } from './ports/serverClock.ts';
import { stylesArrived } from './stylesArrived.ts';

const portsOf = (vault: Vault, files: Files): PagePorts => ({
  deposit: (secret) => vault.deposit(secret),
  registerFile: (file) => files.add(file),
  findFile: (id) => files.find(id),
});

/**
 * Boots the app: loads the brand, the store and the page's code, and hydrates while the sagas load. Yields between the
 * steps so the browser can handle input.
 */
export async function boot(onFatalError: (error: unknown) => void): Promise<void> {
  const pageData = await readPageData(document);
  const { organisation, isSandbox, page, hasReplay: _hasReplay, ...deployment } = pageData;
  const container = document.getElementById('homeline');
  if (!container) throw new Error('The page has no container for the application');
  if (await showsReplay(container, pageData)) return;
  const { address, takePrivateQuery } = openedAddress();
  const clock = serverClock();
  const vault = createVault(uniqueId);
  const files = createFiles(uniqueId);
  const buffer = createActionBuffer(clock);
  const sagas = lazyMiddleware();
  const tools = await devTools(isSandbox);
  const store = createAppStore({
    preloadedState: preloadedState(organisation, address),
    middleware: [buffer.middleware, sagas.middleware, ...(tools ? [tools.middleware] : [])],
  });
  const sagasCode = loadBootCode(
    store,
    () => import(/* webpackChunkName: "sagas" */ './startSagas.ts'),
  );

  const prerendered = preloadedState(organisation, prerenderedLocation(page, organisation));
  await fetchPrerendered(selectView(prerendered));
  await stylesArrived(document);
  restoreChangedTexts(container);
  await nextTask();
  await hydrateApp(
    container,
    <App
      store={tools?.shownStore(store) ?? store}
      prerendered={prerendered}
      ports={portsOf(vault, files)}
    />,
    onFatalError,
  );

  const { middleware, run } = (await sagasCode).createSagas({
    ...deployment,
    orgCode: organisation.orgCode,
    clock,
    vault,
    files,
    takePrivateQuery,
    buffer,
    reportToMonitoring: (report) => void store.dispatch(errorReported(report)),
  });
  await sagas.attach(middleware, run);
}
