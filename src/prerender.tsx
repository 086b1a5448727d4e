import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';

import type { Organisation } from '#store/org/organisation.ts';
import { createAppStore } from '#store/index.ts';
import { selectView } from '#store/navigation/view.ts';

import { App } from './App.tsx';
import { prerenderedLocation, type PrerenderedPage } from './boot/prerenderedLocation.ts';
import { preloadedState } from './boot/preloadedState.ts';
import { fetchPrerendered } from './routes.tsx';

/** Renders the HTML of a prerendered page. The browser hydrates it from the same state. */
export async function renderPage(
  organisation: Organisation,
  page: PrerenderedPage,
): Promise<string> {
  const state = preloadedState(organisation, prerenderedLocation(page, organisation));
  await fetchPrerendered(selectView(state));
  // Waits for lazy-loaded parts.
  const { prelude } = await prerender(
    <StrictMode>
      <App store={createAppStore({ preloadedState: state })} prerendered={state} />
    </StrictMode>,
  );
  return new Response(prelude).text();
}
