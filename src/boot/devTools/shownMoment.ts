import css from './shownMoment.module.css';
import type { Shown } from './timeMachine.ts';

/** What the note says, or nothing for the state of now. */
export type Moment = Shown | 'unplayable';

const words: Readonly<Record<Exclude<Moment, 'now'>, string>> = {
  past: 'Redux DevTools show another moment of this page. Nothing you press here is sent.',
  import: 'Redux DevTools show the history of another page. Nothing you press here is sent.',
  unplayable: 'Redux DevTools asked for a moment that this version cannot show.',
};

/** Says at the bottom of the page that it is not drawn from the state of now, with the way back. */
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
  return (moment: Moment) => {
    if (moment === 'now') {
      note.remove();
      return;
    }
    if (!note.isConnected) document.body.append(note);
    text.textContent = words[moment];
  };
}
