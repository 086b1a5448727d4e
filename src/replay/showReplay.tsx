import { createRoot } from 'react-dom/client';

import { ReplayScreen } from './ReplayScreen.tsx';

/** Shows support's replay instead of the app, without a borrower's store and without sagas (SC-25). */
export function showReplay(container: Element): void {
  window.homelineEarly?.stop();
  document.title = 'Replay a log';
  container.replaceChildren();
  createRoot(container).render(<ReplayScreen />);
}
