import { flushSync } from 'react-dom';

type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const TICKED = ['radio', 'checkbox'];
const OTHERS = ['file', 'hidden', 'button', 'submit', 'reset', 'image'];

const isTicked = (box: Box): box is HTMLInputElement => TICKED.includes(box.type);

/** Writes the form's value into the markup, for inputs whose own attributes don't contain it. */
export const tickOf = (isOn: boolean) => ({ 'data-form': isOn ? 'on' : 'off' });
export const formChoice = (value: string) => ({ 'data-form': value });

/**
 * Returns whether an input shows something other than the form's value. A secret's value isn't in the markup (F-10).
 */
function differs(box: Box, secretOf: (name: string) => string | null): boolean {
  const { form } = box.dataset;
  if (isTicked(box)) return form !== undefined && (form === 'on') !== box.checked;
  if (box instanceof HTMLSelectElement) return form !== undefined && form !== box.value;
  return box.value !== (secretOf(box.name) ?? box.defaultValue);
}

/** Makes React notice what an input showed, with the same events that typing fires. */
function deliver(box: Box, value: string, isOn: boolean): void {
  if (isTicked(box)) {
    // The click checks it again.
    box.checked = !isOn;
    box.click();
    return;
  }
  if (!(box instanceof HTMLSelectElement)) {
    // React ignores an event if it has seen the value being set.
    box.value = value === '' ? ' ' : '';
    const prototype = Object.getPrototypeOf(box) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(box, value);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }
  box.dispatchEvent(new Event('change', { bubbles: true }));
}

const isBox = (element: unknown): element is Box =>
  (element instanceof HTMLInputElement && !OTHERS.includes(element.type)) ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/**
 * Copies what the inputs of a form show into the form, if the form has something else. A script of the page, a form
 * filler or an in-app browser may have set it without events. Runs before the user leaves an input, because leaving may
 * rewrite it, and before a submit. Returns a function that stops it.
 */
export function takeShown(
  form: HTMLFormElement,
  secretOf: (name: string) => string | null,
): () => void {
  const take = (boxes: readonly unknown[]) => {
    const shown = boxes
      .filter(isBox)
      .filter((box) => !box.disabled && box.name !== '' && differs(box, secretOf))
      // Another radio of the group is delivered as the one that is checked now.
      .filter((box) => box.type !== 'radio' || box.matches(':checked'))
      .map((box) => [box, box.value, box.matches(':checked')] as const);
    // One after the other, because the next input may belong to the same field, and taking one renders the others
    // again.
    for (const [box, value, isOn] of shown) flushSync(() => deliver(box, value, isOn));
  };
  const leave = ({ target }: Event) => take([target]);
  const submit = () => take(Array.from(form.elements));
  form.addEventListener('focusout', leave, true);
  form.addEventListener('submit', submit, true);
  return () => {
    form.removeEventListener('focusout', leave, true);
    form.removeEventListener('submit', submit, true);
  };
}
