import '#src/brand/base.css';

import { nextTask } from './boot/ports/nextTask.ts';

/** Shows the neutral page when the whole page has failed (FT-80). */
async function showFatalError(error: unknown) {
  const { showNeutralPage } = await import('./boot/neutralPage.tsx');
  showNeutralPage(document, error);
}

/**
 * Boots the app. Yields between the groups of modules so the browser can handle input on a return visit, when all code
 * is cached.
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
