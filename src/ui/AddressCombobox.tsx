import { useEffect, useState, type KeyboardEvent } from 'react';

import css from './AddressCombobox.module.css';
import { useAnnounce } from './announce.ts';
import frame from './field.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { ariaOf, useFormField, type FieldProps } from './formField.ts';
import { Icon } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';

export interface SuggestedAddress {
  street1: string;
  city: string;
  state: string;
  zip: string;
}

interface AddressComboboxProps<Suggestion> extends FieldProps {
  suggestions: readonly Suggestion[];
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

/**
 * A street with suggestions: the APG's editable combobox with a list (AX-09).
 * - It says whether its list is open, and which entry is active; the focus stays in the box.
 * - Down and Up walk the list and open it, Home and End go to its ends, Enter takes the active entry, Escape closes it.
 * - What was typed before React was there is looked up like everything else.
 * - "{n} addresses found" is announced politely when a list arrives.
 * - The last entry is "Enter address manually"; nothing has to be chosen.
 * - Entries are 48 px high, and a press on one does not take the focus out of the box.
 */
export function AddressCombobox<Suggestion extends SuggestedAddress>({
  suggestions,
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
  const [active, setActive] = useState<number | null>(null);

  const text = field.value ?? '';
  const isOpen = isWanted && text !== '' && (suggestions.length > 0 || isLooking || lookupFailed);
  const listId = `${field.id}-list`;
  const entryId = (index: number) => `${field.id}-entry-${index}`;
  const last = suggestions.length;

  // A list arrives by itself, so that it has to be said; not while it is still being looked for (AX-07).
  useEffect(() => {
    if (isOpen && !isLooking && !lookupFailed) announce(found(suggestions.length));
  }, [announce, isOpen, isLooking, lookupFailed, suggestions]);

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
    const suggestion = suggestions[index];
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
    } else if (end !== undefined && isOpen && active !== null) setActive(end);
    else if (event.key === 'Enter' && isOpen && active !== null) take(active);
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
            id={field.id}
            name={props.name}
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
            aria-activedescendant={isOpen && active !== null ? entryId(active) : undefined}
            {...ariaOf(props, field)}
            onChange={({ target: { value } }) => {
              field.change(value || undefined);
              setWanted(true);
              setActive(null);
              onType(value);
            }}
            onKeyDown={onKeyDown}
            onFocus={field.input.onFocus}
            onBlur={() => {
              close();
              field.input.onBlur();
            }}
          />
          {isLooking && <Spinner />}
        </div>
        {/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the browser's own list cannot be styled, announced or asked */}
        <div
          className={css['list']}
          id={listId}
          role="listbox"
          tabIndex={-1}
          aria-label={props.label}
          hidden={!isOpen}
          onMouseDown={(event) => {
            event.preventDefault();
          }}
        >
          {isOpen &&
            [...suggestions, null].map((suggestion, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are the combobox's
              <div
                key={entryId(index)}
                className={css['entry']}
                id={entryId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onClick={() => {
                  take(index);
                }}
              >
                {suggestion ? (
                  <>
                    <Icon name="mapPin" />
                    <span>
                      {suggestion.street1}{' '}
                      <span className={css['town']}>
                        {suggestion.city}, {suggestion.state} {suggestion.zip}
                      </span>
                    </span>
                  </>
                ) : (
                  <span className={css['manual']}>Enter address manually</span>
                )}
              </div>
            ))}
        </div>
      </div>
      {lookupFailed && (
        <p className={frame['note']}>We can't look up addresses right now. Please type it in.</p>
      )}
    </FieldFrame>
  );
}
