import { flushSync } from 'react-dom';

type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const TICKED = ['radio', 'checkbox'];
const OTHERS = ['file', 'hidden', 'button', 'submit', 'reset', 'image'];

const isTicked = (box: Box): box is HTMLInputElement => TICKED.includes(box.type);

/** The form's value of an input whose attributes do not have it: written into the markup by these. */
export const tickOf = (isOn: boolean) => ({ 'data-form': isOn ? 'on' : 'off' });
export const formChoice = (value: string) => ({ 'data-form': value });

/** Whether a box shows something else than the form has. A secret's value is in no markup (F-10). */
function differs(box: Box, secretOf: (name: string) => string | null): boolean {
  const { form } = box.dataset;
  if (isTicked(box)) return form !== undefined && (form === 'on') !== box.checked;
  if (box instanceof HTMLSelectElement) return form !== undefined && form !== box.value;
  return box.value !== (secretOf(box.name) ?? box.defaultValue);
}

/** Lets React see what a box showed, by the events that typing has. */
function deliver(box: Box, value: string, isOn: boolean): void {
  if (isTicked(box)) {
    // The click ticks it again.
    box.checked = !isOn;
    box.click();
    return;
  }
  if (!(box instanceof HTMLSelectElement)) {
    // React ignores an event whose value it has seen being set.
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
 * Takes over what the boxes of a form show where the form has something else: set by a script of the page, a form robot
 * or an in-app browser without events. Before a box is left, which may rewrite it, and before a submit. Returns a stop.
 */
export function takeShown(
  form: HTMLFormElement,
  secretOf: (name: string) => string | null,
): () => void {
  const take = (boxes: readonly unknown[]) => {
    const shown = boxes
      .filter(isBox)
      .filter((box) => !box.disabled && box.name !== '' && differs(box, secretOf))
      // Another radio of the group is delivered as the one that is chosen now.
      .filter((box) => box.type !== 'radio' || box.matches(':checked'))
      .map((box) => [box, box.value, box.matches(':checked')] as const);
    // One after the other: the next box may belong to the same field, and taking one draws the others anew.
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
