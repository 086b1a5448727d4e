import type { EarlyInput, EarlyInputSource } from '#src/ui/form/earlyInput.ts';

export interface EarlyScript {
  readonly submit: EarlyInput['submit'];
  /** The buttons that were clicked, other than submit. Each one is clicked again after hydration. */
  readonly buttons: readonly HTMLElement[];
  /** Removes the listeners and restores every changed attribute, because hydration doesn't correct attributes. */
  readonly stop: () => void;
}

declare global {
  interface Window {
    homelineEarly?: EarlyScript;
  }
}

type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isBox = (target: unknown): target is Box =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

function isChanged(box: Box): boolean {
  if (box instanceof HTMLSelectElement)
    return Array.from(box.options).some(
      ({ selected, defaultSelected }) => selected !== defaultSelected,
    );
  if (box.type === 'radio') return (box as HTMLInputElement).checked;
  if (box.type === 'checkbox')
    return box.matches(':checked') !== (box as HTMLInputElement).defaultChecked;
  return box.value !== box.defaultValue;
}

/** Returns the element, or the one that React rendered instead because hydration couldn't reuse it. */
const currentOf = (page: Document, element: HTMLElement): HTMLElement | null | undefined =>
  element.isConnected
    ? element
    : element.id
      ? page.getElementById(element.id)
      : Array.from(page.querySelectorAll<HTMLElement>(element.localName)).find(
          ({ textContent }) => textContent === element.textContent,
        );

export interface EarlyPage extends EarlyInputSource {
  /** Moves focus, text and caret to the element that replaced the focused one, as soon as that has happened. */
  refocus: () => void;
  /** Stops recording after hydration and repeats the clicks on buttons. */
  end: () => void;
}

/** Tracks the focus and moves it from an element that React removed to its replacement. */
function trackFocus(page: Document) {
  const active = () => page.activeElement as HTMLElement | null;
  let focused = active();
  // Some browsers blur a removed element while it is still connected to the page.
  const follow = () =>
    queueMicrotask(() => {
      if (focused?.isConnected !== false) focused = active();
    });
  const events = ['focusin', 'focusout'];
  for (const name of events) page.addEventListener(name, follow);
  return {
    id: () => focused?.id ?? '',
    restore() {
      const before = focused;
      const now = before && currentOf(page, before);
      if (!now || now === before) return;
      focused = now;
      now.focus({ preventScroll: true });
      if (!isBox(before) || !isBox(now)) return;
      now.value = before.value;
      if ('selectionStart' in before && 'selectionStart' in now && before.selectionStart !== null)
        now.setSelectionRange(before.selectionStart, before.selectionEnd);
    },
    stop() {
      for (const name of events) page.removeEventListener(name, follow);
    },
  };
}

/**
 * Records the input from the first paint until a form takes it. Starts before hydration so it catches keys pressed
 * during hydration.
 */
export function earlyInput(page: Document, script: EarlyScript | undefined): EarlyPage {
  const forms = new Map<string, Map<string, string | boolean>>();
  const record = (box: Box) => {
    const form = box.form?.id;
    if (!box.name || form === undefined) return;
    const values = forms.get(form) ?? new Map<string, string | boolean>();
    forms.set(
      form,
      values.set(box.name, box.type === 'checkbox' ? box.matches(':checked') : box.value),
    );
  };
  const listen = ({ target }: Event) => {
    if (isBox(target)) record(target);
  };
  const events = ['input', 'change'];
  // Keeps these elements, because their attributes are still needed after React has removed them.
  const lines = Array.from(page.querySelectorAll<HTMLElement>('[data-for]'));
  const focus = trackFocus(page);

  for (const box of page.querySelectorAll('input, select, textarea'))
    if (isBox(box) && isChanged(box)) record(box);
  for (const name of events) page.addEventListener(name, listen, true);

  let isOver = false;
  const stop = () => {
    if (isOver) return;
    isOver = true;
    for (const name of events) page.removeEventListener(name, listen, true);
    focus.stop();
    script?.stop();
  };

  return {
    refocus: () => focus.restore(),
    take(formId) {
      if (isOver) return null;
      const values = forms.get(formId);
      const submit = script?.submit ?? 'none';
      const errorFieldIds = lines
        .filter((line) => !line.hidden && line.closest(`#${formId}-errors`))
        .map(({ dataset }) => dataset['for'] ?? '');
      const focusedId = focus.id();
      stop();
      return values || submit !== 'none'
        ? { values: Object.fromEntries(values ?? []), submit, errorFieldIds, focusedId }
        : null;
    },
    end() {
      stop();
      for (const button of script?.buttons ?? []) currentOf(page, button)?.click();
      delete window.homelineEarly;
    },
  };
}
