import css from './shownMoment.module.css';
import type { Shown } from './timeMachine.ts';

const words: Readonly<Record<Shown, string>> = {
  now: '',
  past: 'Redux DevTools show another moment of this page. Nothing you press here is sent.',
  import: 'Redux DevTools show the history of another page. Nothing you press here is sent.',
  locked: 'Redux DevTools have locked this page. Nothing you press here is sent.',
};

const REFUSED = 'Redux DevTools asked for something that this page cannot show. Nothing changed.';

/**
 * Adds a note at the bottom of the page when a request was refused or when the page isn't drawn from the current state.
 * The note has a button that returns to the current state.
 */
export function createMomentNote(document: Document, onReturn: () => void) {
  const note = document.createElement('aside');
  note.className = css['note'] ?? '';
  note.setAttribute('aria-label', 'Redux DevTools');
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Back to now';
  button.addEventListener('click', onReturn);
  note.append(text, button);
  return (shown: Shown, isRefused: boolean) => {
    const sentences = `${isRefused ? REFUSED : ''} ${words[shown]}`.trim();
    if (sentences === '') note.remove();
    else if (!note.isConnected) document.body.append(note);
    // Skips equal text, because screen readers would announce it after every action of the app.
    if (text.textContent !== sentences) text.textContent = sentences;
  };
}
