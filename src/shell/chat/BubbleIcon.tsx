import css from '#src/ui/text/Icon.module.css';

/** The chat icon in the product's style (Icon.tsx). It loads with the pages that offer the chat. */
export function BubbleIcon() {
  return (
    <svg className={css['icon']} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M5.5 4.5h13a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7L7 20.5v-4H5.5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM8 9h8M8 12.5h5" />
    </svg>
  );
}
