import type { EarlyInput, EarlyInputSource } from '#src/ui/form/earlyInput.ts';

/** What the inline script (early.ts) hands over. */
export interface EarlyScript {
  readonly submit: EarlyInput['submit'];
  /** The clicked buttons other than submit; each is clicked again after hydration. */
  readonly buttons: readonly HTMLElement[];
  /** Removes the listeners and restores every changed attribute: hydration does not correct attributes. */
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

/** Whether the user or the browser's autofill changed the prerendered value. */
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

export interface EarlyPage extends EarlyInputSource {
  /** Ends the recording after hydration and repeats the clicks on buttons. */
  end: () => void;
}

/** Records the input from the first paint until a form takes it. Starts before hydration, to catch keys during it. */
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

  for (const box of page.querySelectorAll('input, select, textarea'))
    if (isBox(box) && isChanged(box)) record(box);
  for (const name of events) page.addEventListener(name, listen, true);

  let isOver = false;
  const stop = () => {
    if (isOver) return;
    isOver = true;
    for (const name of events) page.removeEventListener(name, listen, true);
    script?.stop();
  };

  return {
    take(formId) {
      if (isOver) return null;
      const values = forms.get(formId);
      const submit = script?.submit ?? 'none';
      const lines = page.querySelectorAll<HTMLElement>(
        `#${formId}-errors [data-for]:not([hidden])`,
      );
      const errorFieldIds = Array.from(lines, ({ dataset }) => dataset['for'] ?? '');
      stop();
      return values || submit !== 'none'
        ? { values: Object.fromEntries(values ?? []), submit, errorFieldIds }
        : null;
    },
    end() {
      stop();
      for (const button of script?.buttons ?? []) button.click();
      delete window.homelineEarly;
    },
  };
}
