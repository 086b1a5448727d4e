import { createRoot } from 'react-dom/client';

import { ReplayScreen } from './ReplayScreen.tsx';

/** Shows support's replay in place of the app: there is no store of a borrower, and no saga (SC-25). */
export function showReplay(container: Element): void {
  window.homelineEarly?.stop();
  document.title = 'Replay a log';
  container.replaceChildren();
  createRoot(container).render(<ReplayScreen />);
}
