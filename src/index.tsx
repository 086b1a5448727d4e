import '#src/brand/base.css';

import { nextTask } from './boot/ports/nextTask.ts';

/** Shows the neutral page after a failure of the whole page (FT-80). */
async function showFatalError(error: unknown) {
  const { showNeutralPage } = await import('./boot/neutralPage.tsx');
  showNeutralPage(document, error);
}

/**
 * Boots the app and yields between the groups of modules, so that input is handled on a return visit, where all code is
 * cached.
 */
async function start() {
  await import(/* webpackMode: "eager" */ './boot/reactDom.ts');
  await nextTask();
  await import(/* webpackMode: "eager" */ '#store/index.ts');
  await nextTask();
  const { boot } = await import(/* webpackMode: "eager" */ './boot/boot.tsx');
  await nextTask();
  await boot((error) => void showFatalError(error));
}

start().catch(showFatalError);
