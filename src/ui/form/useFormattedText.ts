import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';

/** The format of a value that isn't text. */
interface Typing<Value> {
  value: Value | undefined;
  change: (value: Value | undefined) => void;
  /**
   * Returns the text to show for typed text. `isPasted` is true for paste and autofill. Returns `before` to reject the
   * input.
   */
  format: (text: string, isPasted: boolean, before: string) => string;
  read: (text: string) => Value | undefined;
  write: (value: Value) => string;
}

const isCounted = (character: string) => /[\p{L}\p{N}.-]/u.test(character);

/** Returns the offset in `text` after `count` characters that aren't separators. */
function offsetAfter(count: number, text: string) {
  let left = count;
  let offset = 0;
  for (; left > 0 && offset < text.length; offset += 1)
    if (isCounted(text.charAt(offset))) left -= 1;
  return offset;
}

/** Returns whether several characters came at once: paste, autofill, or a suggestion of a phone keyboard. */
export const isInsertion = ({ inputType, data }: Partial<InputEvent>) =>
  !inputType ||
  /^insert(FromPaste|FromDrop|ReplacementText|FromYank)/.test(inputType) ||
  (inputType === 'insertText' && (data ?? '').length > 1);

function caretAfter({ value, selectionStart }: HTMLInputElement, next: string, before: string) {
  const offset = selectionStart ?? value.length;
  if (next === value) return offset;
  if (offset === value.length) return next.length;
  // The input was rejected, so the caret stays.
  if (next === before && value.length > before.length)
    return offset - (value.length - before.length);
  return offsetAfter(Array.from(value.slice(0, offset)).filter(isCounted).length, next);
}

/**
 * An input that formats its text while typing. The form gets the value. The text is kept here while it matches that
 * value. The caret keeps its position among the digits.
 */
export function useFormattedText<Value>({ value, change, format, read, write }: Typing<Value>) {
  const box = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  // A new object on every key press restores the caret even if the text stays the same.
  const [typed, setTyped] = useState({ text: '' });

  const isCurrent = Object.is(read(typed.text), value);
  const text = isCurrent ? typed.text : value === undefined ? '' : write(value);

  // React moves the caret to the end when it writes a text other than the typed one.
  useLayoutEffect(() => {
    const offset = caret.current;
    caret.current = null;
    // Some browsers move the focus along with the caret, and autofill must not do that.
    if (offset !== null && document.activeElement === box.current)
      box.current?.setSelectionRange(offset, offset);
  });

  return {
    ref: box,
    value: text,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      // A plain event, from a test or autofill, has no `inputType`.
      const input = nativeEvent as Partial<InputEvent>;
      const next = format(target.value, isInsertion(input), text);
      caret.current = caretAfter(target, next, text);
      // Deleting forward skips a separator.
      if (next === text && input.inputType === 'deleteContentForward') caret.current += 1;
      setTyped({ text: next });
      change(read(next));
    },
    /** Shows the formatted value. Call it on blur. */
    reformat: () => {
      if (value !== undefined) setTyped({ text: write(value) });
    },
  };
}
