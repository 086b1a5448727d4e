import { useState } from 'react';

import css from '#src/ui/fields/field.module.css';
import { Icon } from '#src/ui/text/Icon.tsx';

/**
 * Returns the input type of a secret, and the button that reveals it.
 * - The button reads "Show" in both states. A mark and `aria-pressed` tell them apart.
 * - Its accessible name continues that word: "Show the repeated password" (AX-06).
 */
export function useRevealToggle(spoken: string) {
  const [isShown, setShown] = useState(false);
  const toggle = (
    <button
      className={css['show']}
      type="button"
      aria-pressed={isShown}
      aria-label={`Show ${spoken}`}
      onClick={() => setShown(!isShown)}
    >
      {isShown && <Icon name="check" />}
      <span>Show</span>
    </button>
  );
  return { type: isShown ? 'text' : 'password', toggle } as const;
}
