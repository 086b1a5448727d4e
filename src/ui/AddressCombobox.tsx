import { useEffect, useState, type KeyboardEvent } from 'react';

import css from './AddressCombobox.module.css';
import { useAnnounce } from './announce.ts';
import frame from './field.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { inputOf, useFormField, type FieldProps } from './formField.ts';
import { Icon } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';
import { fitting, nameOf, type SuggestedAddress } from './suggestedAddress.ts';
import { SuggestionList } from './SuggestionList.tsx';

interface AddressComboboxProps<Suggestion> extends FieldProps {
  suggestions: readonly Suggestion[];
  /** The text that they are for. */
  askedFor: string;
  isLooking: boolean;
  lookupFailed: boolean;
  /** What was typed; whoever looks it up waits until it rests. */
  onType: (text: string) => void;
  onChoose: (suggestion: Suggestion) => void;
  onManual: () => void;
}

const LONGEST = 200;

/** What an address is at least (VAL-TYPEAHEAD-1), for the script that answers before React does. */
const SEVERAL_WORDS = String.raw`\s*\S+\s+\S.*`;

const found = (count: number) =>
  count === 0 ? 'No addresses found' : `${count} ${count === 1 ? 'address' : 'addresses'} found`;

/** An entry of the list: an address by its name, '' for the one that is for typing by hand. */
interface Entry {
  name: string;
  index: number;
}

/** A list that arrives meanwhile puts no other address under an entry; of two that read alike it stays where it was. */
const placeOf = ({ name, index }: Entry, names: readonly string[]) =>
  names[index] === name ? index : names.indexOf(name);

/**
 * A street with suggestions: the APG's editable combobox with a list (AX-09).
 * - It says whether its list is open, and which entry is active; the focus stays in the box.
 * - Down and Up walk the list and open it, Home and End go to its ends, Enter takes the active entry, Escape closes it.
 * - What was typed before React was there is looked up like everything else.
 * - It offers what was found for the text in the box; until that arrives, what it has that fits the text (FT-11).
 * - "{n} addresses found" is announced politely when a list arrives.
 * - The last entry is "Enter address manually"; nothing has to be chosen.
 * - Entries are 48 px high, and a press on one does not take the focus out of the box.
 */
export function AddressCombobox<Suggestion extends SuggestedAddress>({
  suggestions,
  askedFor,
  isLooking,
  lookupFailed,
  onType,
  onChoose,
  onManual,
  ...props
}: AddressComboboxProps<Suggestion>) {
  const [isWanted, setWanted] = useState(false);
  const field = useFormField<string>(props, {
    onEarly(typed) {
      onType(String(typed));
      setWanted(document.activeElement?.id === field.id);
    },
  });
  const announce = useAnnounce();
  const [marked, setMarked] = useState<Entry | null>(null);

  const text = field.value ?? '';
  const isAnswered = askedFor === text.trim() && !isLooking;
  const offered = isAnswered ? suggestions : fitting(suggestions, text);
  const isOpen = isWanted && text !== '' && (offered.length > 0 || lookupFailed);
  const listId = `${field.id}-list`;
  const entryId = (index: number) => `${field.id}-entry-${index}`;
  const last = offered.length;
  const names = [...offered.map(nameOf), ''];
  const at = marked === null ? -1 : placeOf(marked, names);
  const active = isOpen && at >= 0 ? at : null;
  const setActive = (index: number | null) => {
    setMarked(index === null ? null : { name: names[index] ?? '', index });
  };

  // A list arrives by itself, so that it has to be said; not while it is still being looked for (AX-07).
  const isNews = isWanted && isAnswered && text !== '';
  useEffect(() => {
    if (isNews) announce(found(suggestions.length));
  }, [announce, isNews, suggestions]);

  // The active entry is not focused, so the browser does not bring it into view.
  useEffect(() => {
    if (active !== null)
      document
        .getElementById(`${field.id}-entry-${active}`)
        ?.scrollIntoView?.({ block: 'nearest' });
  }, [active, field.id]);

  const close = () => {
    setWanted(false);
    setActive(null);
  };
  const take = (index: number) => {
    const suggestion = offered[index];
    close();
    if (!suggestion) {
      onManual();
      return;
    }
    field.change(suggestion.street1);
    onChoose(suggestion);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const end = { Home: 0, End: last }[event.key];
    if (step !== undefined) {
      setWanted(true);
      if (isOpen && !event.altKey)
        setActive(((active ?? (step === 1 ? -1 : last + 1)) + step + last + 1) % (last + 1));
    } else if (end !== undefined && active !== null) setActive(end);
    else if (event.key === 'Enter' && active !== null) take(active);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
  };

  return (
    <FieldFrame {...props} field={field}>
      <div className={css['place']}>
        <div className={frame['box']}>
          <Icon name="search" />
          <input
            className={frame['input']}
            type="text"
            role="combobox"
            value={text}
            autoComplete="address-line1"
            spellCheck={false}
            maxLength={LONGEST}
            pattern={SEVERAL_WORDS}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-activedescendant={active === null ? undefined : entryId(active)}
            {...inputOf(props, field)}
            onChange={({ target: { value } }) => {
              field.change(value || undefined);
              setWanted(true);
              setActive(null);
              onType(value);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              close();
              field.input.onBlur();
            }}
          />
          {isLooking && (
            <span className={css['looking']}>
              <Spinner />
            </span>
          )}
        </div>
        <SuggestionList
          id={listId}
          label={props.label}
          suggestions={isOpen ? offered : null}
          active={active}
          entryId={entryId}
          onTake={take}
        />
      </div>
      {lookupFailed && (
        <p className={frame['note']}>We can't look up addresses right now. Please type it in.</p>
      )}
    </FieldFrame>
  );
}
