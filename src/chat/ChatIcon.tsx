import css from '#src/ui/text/Icon.module.css';

/** Icons of the product's family (Icon.tsx) that load with the chat. */
const strokes = {
  attach:
    'm19.5 11.5-7.6 7.6a4.6 4.6 0 0 1-6.5-6.5l8.1-8.1a3 3 0 0 1 4.3 4.3l-8 8a1.4 1.4 0 0 1-2-2l7.1-7.1',
  down: 'M12 4.5V19M5.5 12.5 12 19l6.5-6.5',
  send: 'M4.5 12h8M4.5 12 3 4.5 21 12 3 19.5z',
  thumbsDown:
    'M16.5 13.5V4h3.5v9.5zM16.5 4.5H8.2a2 2 0 0 0-2 1.5l-1.6 6a2 2 0 0 0 2 2.5h4.2v4a2 2 0 0 0 2 2l3.7-7',
} as const;

export type ChatIconName = keyof typeof strokes;

/** A decorative icon next to a word, hidden from screen readers. */
export function ChatIcon({ name }: { name: ChatIconName }) {
  return (
    <svg className={css['icon']} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={strokes[name]} />
    </svg>
  );
}
