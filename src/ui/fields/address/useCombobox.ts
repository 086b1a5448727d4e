import {
  useEffect,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react';

import { useAnnounce } from '#src/ui/feedback/announce.ts';
import { inputOf, useFormField, type FieldProps } from '#src/ui/form/formField.ts';

import { fitting, type SuggestedAddress } from './suggestedAddress.ts';
import { useEntries } from './useEntries.ts';

export interface ComboboxProps<Suggestion> extends FieldProps {
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

const found = (count: number) =>
  count === 0 ? 'No addresses found' : `${count} ${count === 1 ? 'address' : 'addresses'} found`;

/** A box of one line would run the street into the town below it (FT-48). */
function pasteLines(event: ClipboardEvent<HTMLInputElement>) {
  const box = event.currentTarget;
  const lines = event.clipboardData
    .getData('text')
    .trim()
    .split(/,?[\r\n]+/);
  if (lines.length === 1) return;
  event.preventDefault();
  const { selectionStart, selectionEnd } = box;
  box.setRangeText(lines.join(', '), selectionStart ?? 0, selectionEnd ?? 0, 'end');
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The field, and what its list offers for the text in its box; null while the list is closed. */
function useOffer<Suggestion extends SuggestedAddress>(props: ComboboxProps<Suggestion>) {
  const { suggestions, isLooking, onType } = props;
  const [isWanted, setWanted] = useState(false);
  const field = useFormField<string>(props, {
    onEarly(typed) {
      onType(String(typed));
      setWanted(document.activeElement?.id === field.id);
    },
  });
  const announce = useAnnounce();

  const text = field.value ?? '';
  const isAnswered = props.askedFor === text.trim() && !isLooking;
  const fit = isAnswered ? suggestions : fitting(suggestions, text);
  const isOpen = isWanted && text !== '' && (fit.length > 0 || props.lookupFailed);

  // A list arrives by itself, so that it has to be said; not while it is still being looked for (AX-07).
  const isNews = isWanted && isAnswered && text !== '';
  useEffect(() => {
    if (isNews) announce(found(suggestions.length));
  }, [announce, isNews, suggestions]);

  return { field, offered: isOpen ? fit : null, setWanted };
}

/** A box with a list: what is offered while it is open, its active entry, what takes one, and what the box hears. */
export function useCombobox<Suggestion extends SuggestedAddress>(props: ComboboxProps<Suggestion>) {
  const { onType, onChoose, onManual } = props;
  const { field, offered, setWanted } = useOffer(props);
  const [active, setActive, walk] = useEntries(field.id, offered);

  const close = () => {
    setWanted(false);
    setActive(null);
  };
  const take = (index: number) => {
    const suggestion = offered?.[index];
    close();
    if (!suggestion) {
      onManual();
      return;
    }
    field.change(suggestion.street1);
    onChoose(suggestion);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A key that walks the list opens it.
    if (walk(event)) setWanted(true);
    else if (event.key === 'Enter' && active !== null) take(active);
    else if (event.key === 'Escape' && offered) close();
    else return;
    event.preventDefault();
  };
  const box = {
    ...inputOf(props, field),
    onChange({ target: { value } }: ChangeEvent<HTMLInputElement>) {
      field.change(value || undefined);
      setWanted(true);
      setActive(null);
      onType(value);
    },
    onKeyDown,
    onFocus() {
      field.input.onFocus();
      // A borrower who comes back to a wrong address chooses another one.
      if (field.message !== undefined) setWanted(true);
    },
    onPaste: pasteLines,
    onBlur() {
      close();
      field.input.onBlur();
    },
  };
  return { field, offered, active, take, box };
}
