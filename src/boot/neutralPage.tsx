import { createRoot } from 'react-dom/client';

import { Button } from '#src/ui/layout/Button.tsx';
import { NO_ORGANISATION } from '#store/org/organisation.ts';

import styles from './neutralPage.module.css';

/** What stands where the application cannot: nobody's brand, one sentence, one way on (FT-80). */
function NeutralPage({ isBrandless }: { isBrandless: boolean }) {
  return (
    <main className={styles['page']}>
      <h1>This page could not be opened</h1>
      <p>Nothing you did caused this. Please try again.</p>
      {isBrandless && <p>What to tell support: {NO_ORGANISATION}.</p>}
      <Button onPress={() => location.reload()}>Try again</Button>
    </main>
  );
}

/** Puts the neutral page in place of whatever was painted; it says why where that is specified (MSG-ORG-1). */
export function showNeutralPage(document: Document, error: unknown): void {
  window.homelineEarly?.stop();
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  document.title = 'This page could not be opened';
  createRoot(place).render(
    <NeutralPage isBrandless={error instanceof Error && error.message === NO_ORGANISATION} />,
  );
}
