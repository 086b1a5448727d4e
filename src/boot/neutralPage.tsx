import { createRoot } from 'react-dom/client';

import { Button } from '#src/ui/actions/Button.tsx';
import { NO_ORGANISATION } from '#store/org/organisation.ts';

import styles from './neutralPage.module.css';

/** The page without a brand, shown when the boot failed: one sentence and a retry button (FT-80). */
function NeutralPage({ isBrandless }: { isBrandless: boolean }) {
  return (
    <main className={styles['page']}>
      <h1>This page could not be opened</h1>
      <p>Nothing you did caused this. Please try again.</p>
      {isBrandless && <p>What to tell support: {NO_ORGANISATION}.</p>}
      <Button onClick={() => location.reload()}>Try again</Button>
    </main>
  );
}

/** Replaces the whole document body with the neutral page. Names the cause if the specification says so (MSG-ORG-1). */
export function showNeutralPage(document: Document, error: unknown): void {
  window.homelineEarly?.stop();
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  document.title = 'This page could not be opened';
  createRoot(container).render(
    <NeutralPage isBrandless={error instanceof Error && error.message === NO_ORGANISATION} />,
  );
}
