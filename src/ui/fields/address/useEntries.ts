import { useEffect, useState, type KeyboardEvent } from 'react';

import { nameOf, type SuggestedAddress } from './suggestedAddress.ts';

/** An entry of the list: an address by its name, '' for the one that is for typing by hand. */
interface Entry {
  name: string;
  index: number;
}

/** A list that arrives meanwhile puts no other address under an entry; of two that read alike it stays where it was. */
const placeOf = ({ name, index }: Entry, names: readonly string[]) =>
  names[index] === name ? index : names.indexOf(name);

export const entryId = (fieldId: string, index: number) => `${fieldId}-entry-${index}`;

/**
 * The active entry of a list, none while the list is closed; beside it what makes another one active, and what walks
 * the list with a key and says whether the key is for that.
 */
export function useEntries(fieldId: string, offered: readonly SuggestedAddress[] | null) {
  const [marked, setMarked] = useState<Entry | null>(null);
  const names = offered ? [...offered.map(nameOf), ''] : [];
  const count = names.length;
  const at = marked ? placeOf(marked, names) : -1;
  const active = at < 0 ? null : at;
  const setActive = (index: number | null) => {
    setMarked(index === null ? null : { name: names[index] ?? '', index });
  };

  // The active entry is not focused, so the browser does not bring it into view.
  useEffect(() => {
    if (active !== null)
      document.getElementById(entryId(fieldId, active))?.scrollIntoView({ block: 'nearest' });
  }, [active, fieldId]);

  const walk = ({ key, altKey }: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const end = { Home: 0, End: count - 1 }[key];
    if (step !== undefined) {
      if (offered && !altKey)
        setActive(((active ?? (step === 1 ? -1 : count)) + step + count) % count);
    } else if (end !== undefined && active !== null) setActive(end);
    else return false;
    return true;
  };
  return [active, setActive, walk] as const;
}
