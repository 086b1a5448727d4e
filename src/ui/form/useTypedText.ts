import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';

/** How a value that is not text is typed: what the box shows for it, what it is read as, which signs count for the caret. */
interface Typing<Value> {
  value: Value | undefined;
  change: (value: Value | undefined) => void;
  /**
   * What stands in the box while it is typed; `isWhole` when it came in one piece, by paste or autofill. What it answers
   * is `before` where nothing of it is taken.
   */
  format: (text: string, isWhole: boolean, before: string) => string;
  read: (text: string) => Value | undefined;
  write: (value: Value) => string;
}

const isSign = (character: string) => /[\p{L}\p{N}.-]/u.test(character);

/** The place in `text` behind as many signs as stood before the caret. */
function placeBehind(signs: number, text: string) {
  let left = signs;
  let place = 0;
  for (; left > 0 && place < text.length; place += 1) if (isSign(text.charAt(place))) left -= 1;
  return place;
}

/** A key brings one sign; what the keyboard of a phone suggests is typed at once. */
const isInOnePiece = ({ inputType, data }: Partial<InputEvent>) =>
  !inputType ||
  /^insert(FromPaste|FromDrop|ReplacementText|FromYank)/.test(inputType) ||
  (inputType === 'insertText' && (data ?? '').length > 1);

function placeOfCaret({ value, selectionStart }: HTMLInputElement, next: string, before: string) {
  const place = selectionStart ?? value.length;
  if (place === value.length) return next.length;
  // Of what was typed nothing was taken: the caret stays before it.
  if (next === before && value.length > before.length)
    return place - (value.length - before.length);
  return placeBehind(Array.from(value.slice(0, place)).filter(isSign).length, next);
}

/**
 * A box that groups what is typed into it. The form gets the value and never the formatted text; the text stays here,
 * as long as it stands for the form's value. The caret keeps its place among the digits.
 */
export function useTypedText<Value>({ value, change, format, read, write }: Typing<Value>) {
  const box = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  // Anew with every key, also when it leaves the text as it was: the caret has to be put back then too.
  const [typed, setTyped] = useState({ text: '' });

  const stands = Object.is(read(typed.text), value);
  const text = stands ? typed.text : value === undefined ? '' : write(value);

  // The caret belongs to the document: React puts it at the end when it writes another text than was typed.
  useLayoutEffect(() => {
    const place = caret.current;
    caret.current = null;
    // Some browsers move the focus along with the caret, which an autofill must not do.
    if (place !== null && document.activeElement === box.current)
      box.current?.setSelectionRange(place, place);
  });

  return {
    ref: box,
    value: text,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      // React's change event is the browser's input event, which a test or an autofill may send as a plain one.
      const input = nativeEvent as Partial<InputEvent>;
      const next = format(target.value, isInOnePiece(input), text);
      caret.current = placeOfCaret(target, next, text);
      // Deleting forward over a separator would stay before it for ever.
      if (next === text && input.inputType === 'deleteContentForward') caret.current += 1;
      setTyped({ text: next });
      change(read(next));
    },
    /** Shows the value as it is written, once the person has left the box. */
    settle: () => {
      if (value !== undefined) setTyped({ text: write(value) });
    },
  };
}
