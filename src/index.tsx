import '#src/brand/base.css';

import { nextTask } from './boot/ports/nextTask.ts';

/** A page without an organisation, a boot or a whole tree that failed, is a neutral page with a way on (FT-80). */
async function giveUp(error: unknown) {
  const { showNeutralPage } = await import('./boot/neutralPage.tsx');
  showNeutralPage(document, error);
}

/**
 * Boots the app in pieces with input handled between them: on a return visit all code is there at once. The modules of
 * this chunk run in groups, React first, then the store, then what is drawn.
 */
async function start() {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '#store/index.ts');
  await nextTask();
  const { boot } = await import(/* webpackMode: "eager" */ './boot/boot.tsx');
  await nextTask();
  await boot((error) => void giveUp(error));
}

start().catch(giveUp);
