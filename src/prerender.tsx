import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';

import type { Organisation } from '#store/org/organisation.ts';
import { createAppStore } from '#store/index.ts';
import { selectView } from '#store/shell/view.ts';

import { App } from './App.tsx';
import { paintedPlace, type PaintedPage } from './boot/paintedPlace.ts';
import { preloadedState } from './boot/preloadedState.ts';
import { fetchPage } from './shell/page/pageCode.ts';

const noSecrets = () => {
  throw new Error('Nobody types at build time');
};

/** The content of a page as it is painted first; the browser hydrates it from the same state. */
export async function renderPage(organisation: Organisation, page: PaintedPage): Promise<string> {
  const state = preloadedState(organisation, paintedPlace(page, organisation));
  const view = selectView(state);
  if (view.kind === 'page') await fetchPage(view.page);
  return renderToString(
    <StrictMode>
      <App
        store={createAppStore({ preloadedState: state })}
        painted={state}
        deposit={noSecrets}
        keepFile={noSecrets}
      />
    </StrictMode>,
  );
}
