import { useEffect, useState, type KeyboardEvent } from 'react';

import { suggestionName, type SuggestedAddress } from './suggestedAddress.ts';

/** An option: the address in one line, or '' for manual entry. */
interface Option {
  name: string;
  index: number;
}

/**
 * Returns the index of the active option in new results, where its address may have moved. Keeps the index if several
 * options have the same name.
 */
const indexOf = ({ name, index }: Option, names: readonly string[]) =>
  names[index] === name ? index : names.indexOf(name);

export const optionId = (fieldId: string, index: number) => `${fieldId}-option-${index}`;

/**
 * The active option of a listbox, or null while it is closed. Returns it with its setter and a key handler, which
 * returns whether it handled the key.
 */
export function useActiveOption(fieldId: string, suggestions: readonly SuggestedAddress[] | null) {
  const [marked, setMarked] = useState<Option | null>(null);
  const names = suggestions ? [...suggestions.map(suggestionName), ''] : [];
  const count = names.length;
  const index = marked ? indexOf(marked, names) : -1;
  const active = index < 0 ? null : index;
  const setActive = (index: number | null) => {
    setMarked(index === null ? null : { name: names[index] ?? '', index });
  };

  // The active option has no focus, so the browser doesn't scroll to it.
  useEffect(() => {
    if (active !== null)
      document.getElementById(optionId(fieldId, active))?.scrollIntoView({ block: 'nearest' });
  }, [active, fieldId]);

  const onArrowKey = ({ key, altKey }: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const end = { Home: 0, End: count - 1 }[key];
    if (step !== undefined) {
      if (suggestions && !altKey)
        setActive(((active ?? (step === 1 ? -1 : count)) + step + count) % count);
    } else if (end !== undefined && active !== null) setActive(end);
    else return false;
    return true;
  };
  return [active, setActive, onArrowKey] as const;
}
