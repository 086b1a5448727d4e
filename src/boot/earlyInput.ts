import type { EarlyInput, EarlyInputSource } from '#src/ui/form/earlyInput.ts';

/** What the inline script of the page (early.ts) hands over. */
export interface EarlyHands {
  readonly pressed: EarlyInput['pressed'];
  /** The other buttons that were pressed; each is pressed again once React is there. */
  readonly buttons: readonly HTMLElement[];
  /** Stops listening, and takes back every attribute it changed: React does not mend what its first render agrees with. */
  readonly stop: () => void;
}

declare global {
  interface Window {
    homelineEarly?: EarlyHands;
  }
}

type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isBox = (target: unknown): target is Box =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/** Whether a person, or the browser for them, has changed what the page came with. */
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
  /** React is there: whatever no form has taken is done with, and other buttons are pressed again. */
  end: () => void;
}

/**
 * Everything typed, chosen and pressed since the page was painted, up to the moment when a form takes it. Call it before
 * hydration: keys pressed during it are noted as well (stack.md section 5).
 */
export function earlyInput(page: Document, hands: EarlyHands | undefined): EarlyPage {
  const seen = new Map<string, Map<string, string | boolean>>();
  const note = (box: Box) => {
    const form = box.form?.id;
    if (!box.name || form === undefined) return;
    const values = seen.get(form) ?? new Map<string, string | boolean>();
    seen.set(
      form,
      values.set(box.name, box.type === 'checkbox' ? box.matches(':checked') : box.value),
    );
  };
  const listen = ({ target }: Event) => {
    if (isBox(target)) note(target);
  };
  const events = ['input', 'change'];

  for (const box of page.querySelectorAll('input, select, textarea'))
    if (isBox(box) && isChanged(box)) note(box);
  for (const name of events) page.addEventListener(name, listen, true);

  let isOver = false;
  const stop = () => {
    if (isOver) return;
    isOver = true;
    for (const name of events) page.removeEventListener(name, listen, true);
    hands?.stop();
  };

  return {
    take(formId) {
      if (isOver) return null;
      const values = seen.get(formId);
      const pressed = hands?.pressed ?? 'no';
      const lines = page.querySelectorAll<HTMLElement>(
        `#${formId}-problems [data-for]:not([hidden])`,
      );
      const told = Array.from(lines, ({ dataset }) => dataset['for'] ?? '');
      stop();
      return values || pressed !== 'no'
        ? { values: Object.fromEntries(values ?? []), pressed, told }
        : null;
    },
    end() {
      stop();
      for (const button of hands?.buttons ?? []) button.click();
      delete window.homelineEarly;
    },
  };
}
