import {
  useEffect,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react';

import { useAnnounce } from '#src/ui/feedback/announce.ts';
import { isOfInputMethod } from '#src/ui/focus/inputMethod.ts';
import { inputOf, useFormField, type FieldProps } from '#src/ui/form/formField.ts';

import { matchingSuggestions, withTypedUnit, type SuggestedAddress } from './suggestedAddress.ts';
import { useActiveOption } from './useActiveOption.ts';

export interface ComboboxProps<Suggestion> extends FieldProps {
  suggestions: readonly Suggestion[];
  /** The text that the suggestions are for. */
  askedFor: string;
  isLooking: boolean;
  lookupFailed: boolean;
  /** Called with the typed text. The lookup debounces it. */
  onType: (text: string) => void;
  onChoose: (suggestion: Suggestion) => void;
  onManual: () => void;
}

const resultText = (count: number) =>
  count === 0 ? 'No addresses found' : `${count} ${count === 1 ? 'address' : 'addresses'} found`;

/** Turns a pasted line break into a comma, because a single-line input would join street and town (FT-48). */
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

/** Returns the field and the suggestions for its text, which are null while the list is closed. */
function useSuggestions<Suggestion extends SuggestedAddress>(props: ComboboxProps<Suggestion>) {
  const { suggestions, isLooking, onType } = props;
  const [isRequested, setRequested] = useState(false);
  const field = useFormField<string>(props, {
    onEarly(typed) {
      onType(String(typed));
      setRequested(document.activeElement?.id === field.id);
    },
  });
  const announce = useAnnounce();

  const text = field.value ?? '';
  const isCurrent = props.askedFor === text.trim() && !isLooking;
  const matching = isCurrent ? suggestions : matchingSuggestions(suggestions, text);
  const isOpen = isRequested && text !== '' && (matching.length > 0 || props.lookupFailed);

  // Announces new results, but not a search in progress (AX-07).
  const hasNewResults = isRequested && isCurrent && text !== '';
  useEffect(() => {
    if (hasNewResults) announce(resultText(suggestions.length));
  }, [announce, hasNewResults, suggestions]);

  const foundNothing = hasNewResults && suggestions.length === 0 && !props.lookupFailed;
  return { field, options: isOpen ? matching : null, foundNothing, setRequested };
}

export function useCombobox<Suggestion extends SuggestedAddress>(props: ComboboxProps<Suggestion>) {
  const { onType, onChoose, onManual } = props;
  const { field, options, foundNothing, setRequested } = useSuggestions(props);
  const [active, setActive, onArrowKey] = useActiveOption(field.id, options);

  const close = () => {
    setRequested(false);
    setActive(null);
  };
  const select = (index: number) => {
    const suggestion = options?.[index];
    close();
    if (!suggestion) {
      onManual();
      return;
    }
    const text = field.value ?? '';
    field.change(suggestion.street1);
    onChoose(withTypedUnit(suggestion, text));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event)) return;
    if (onArrowKey(event)) setRequested(true);
    else if (event.key === 'Enter' && active !== null) select(active);
    else if (event.key === 'Escape' && options) close();
    else return;
    event.preventDefault();
  };
  const box = {
    ...inputOf(props, field),
    onChange({ target: { value } }: ChangeEvent<HTMLInputElement>) {
      field.change(value || undefined);
      setRequested(true);
      setActive(null);
      onType(value);
    },
    onKeyDown,
    onFocus() {
      field.input.onFocus();
      // Opens the list when a borrower returns to an invalid address.
      if (field.message !== undefined) setRequested(true);
    },
    onPaste: pasteLines,
    onBlur() {
      close();
      field.input.onBlur();
    },
  };
  return { field, options, foundNothing, active, select, box };
}
