import { createRoot } from 'react-dom/client';

import { Button } from '#src/ui/Button.tsx';

import styles from './neutralPage.module.css';

/** What stands where the application cannot: nobody's brand, one sentence, one way on (FT-80). */
function NeutralPage() {
  return (
    <main className={styles['page']}>
      <h1>This page could not be opened</h1>
      <p>Nothing you did caused this, and nothing you typed was sent. Please try again.</p>
      <Button onPress={() => location.reload()}>Try again</Button>
    </main>
  );
}

/** Puts the neutral page in place of whatever was painted. */
export function showNeutralPage(document: Document): void {
  window.homelineEarly?.stop();
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  document.title = 'This page could not be opened';
  createRoot(place).render(<NeutralPage />);
}
