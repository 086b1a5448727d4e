import { useState } from 'react';

import css from '#src/ui/fields/field.module.css';
import { Icon } from '#src/ui/layout/Icon.tsx';

/**
 * A secret that can be looked at: the type of its box, and the switch that changes it.
 * - The switch says "Show" in both states: which one it is in is said by its mark and to screen readers.
 * - Its name reads on from that word: "Show the repeated password" (AX-06).
 */
export function useShow(spoken: string) {
  const [isShown, setShown] = useState(false);
  const toggle = (
    <button
      className={css['show']}
      type="button"
      aria-pressed={isShown}
      aria-label={`Show ${spoken}`}
      onClick={() => {
        setShown(!isShown);
      }}
    >
      {isShown && <Icon name="check" />}
      <span>Show</span>
    </button>
  );
  return { type: isShown ? 'text' : 'password', toggle } as const;
}
