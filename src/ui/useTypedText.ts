import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';

/** How a value that is not text is typed: what the box shows for it, what it is read as, which signs count for the caret. */
interface Typing<Value> {
  value: Value | undefined;
  change: (value: Value | undefined) => void;
  /** What stands in the box while it is typed; `isWhole` when it came in one piece, by paste or autofill. */
  format: (text: string, isWhole: boolean) => string;
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

const isInOnePiece = ({ inputType }: InputEvent) =>
  inputType === undefined || /^insert(FromPaste|FromDrop|ReplacementText|FromYank)/.test(inputType);

/**
 * A box that groups what is typed into it. The form gets the value and never the formatted text; the text stays here,
 * as long as it stands for the form's value. The caret keeps its place among the digits.
 */
export function useTypedText<Value>({ value, change, format, read, write }: Typing<Value>) {
  const box = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const [typed, setTyped] = useState('');

  const stands = Object.is(read(typed), value);
  const text = stands ? typed : value === undefined ? '' : write(value);

  // The caret belongs to the document: React puts it at the end when it writes another text than was typed.
  useLayoutEffect(() => {
    if (caret.current !== null) box.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  return {
    ref: box,
    value: text,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const next = format(target.value, isInOnePiece(nativeEvent as InputEvent));
      const place = target.selectionStart ?? target.value.length;
      const signs = Array.from(target.value.slice(0, place)).filter(isSign).length;
      caret.current = place === target.value.length ? next.length : placeBehind(signs, next);
      setTyped(next);
      change(read(next));
    },
    /** Shows the value as it is written, once the person has left the box. */
    settle: () => {
      if (value !== undefined) setTyped(write(value));
    },
  };
}
