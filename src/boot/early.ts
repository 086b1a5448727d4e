/**
 * Stands inline in every page, before its scripts: fetches them, and answers the person until React is there (FT-41).
 * It changes attributes only, since React throws a tree away whose texts it does not know; the messages stand hidden
 * in the page (src/ui/earlyInput.ts). It imports nothing, and is worth about 1 kB.
 */
import type { EarlyHands } from './earlyInput.ts';

type Answer = HTMLInputElement & { readonly dataset: DOMStringMap };

const byId = (id: string | undefined) => document.getElementById(id ?? '');
const mended: [Element, string, string | null][] = [];
const buttons: HTMLElement[] = [];
const stops: (() => void)[] = [];
const { title } = document;
let pressed: EarlyHands['pressed'] = 'no';

const set = (element: Element | null | undefined, name: string, value: string | null) => {
  if (!element) return;
  mended.push([element, name, element.getAttribute(name)]);
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
};

const on = (name: string, heard: (event: Event, target: Answer) => void) => {
  const listen = (event: Event) => heard(event, event.target as Answer);
  addEventListener(name, listen, true);
  stops.push(() => removeEventListener(name, listen, true));
};

const groupOf = (field: Answer) => field.closest('[role=radiogroup]');

/** What the summary calls a field, as it will once React writes it. */
const nameOf = (field: Answer) =>
  (groupOf(field)?.querySelector('legend') ?? field.labels?.[0])?.textContent.replace(
    /[^?:]$/,
    '$&:',
  ) ?? '';

/** Shows or hides the message of a field; says whether it is wrong. */
const judge = (field: Answer) => {
  const { form, id, name, type, validity, value } = field;
  const isWrong =
    type === 'radio'
      ? !form?.querySelector(`[name="${name}"]:checked`)
      : !value.trim() || !validity.valid;
  set(byId(`${id}-error`), 'hidden', isWrong ? null : '');
  set(groupOf(field) ?? field, 'aria-invalid', `${isWrong}`);
  return isWrong;
};

on('submit', (event, { id }) => {
  event.preventDefault();
  event.stopImmediatePropagation();
  const summary = byId(`${id}-problems`);
  const lines = [...(summary?.querySelectorAll<HTMLElement>('[data-for]') ?? [])];
  const wrong = lines.filter((line) => {
    const field = byId(line.dataset['for']) as Answer;
    const isWrong = judge(field);
    set(line, 'hidden', isWrong ? null : '');
    set(line.firstElementChild, 'data-name', nameOf(field));
    return isWrong;
  });
  pressed = wrong.length ? 'answeredWithMessages' : 'valid';
  set(summary, 'hidden', wrong.length ? null : '');
  if (wrong.length) {
    document.title = `Error: ${title}`;
    summary?.focus();
    return;
  }
  document.title = title;
  const button = byId(id)?.querySelector('[type=submit]');
  set(button, 'aria-disabled', 'true');
  set(button?.firstElementChild, 'aria-hidden', 'true');
  set(button?.children[1], 'aria-hidden', null);
});

on('input', (_event, field) => {
  if (pressed === 'answeredWithMessages' && field.form) {
    const first = field.form.querySelector<Answer>(`[name="${field.name}"]`);
    if (first && byId(`${first.id}-error`)) judge(first);
  }
});

on('click', (event, target) => {
  const button = target.closest<HTMLElement>('button[type=button]');
  if (!button) return;
  event.stopImmediatePropagation();
  buttons.push(button);
});

window.homelineEarly = {
  get pressed() {
    return pressed;
  },
  buttons,
  stop() {
    for (const stop of stops.splice(0)) stop();
    if (pressed === 'answeredWithMessages') document.title = title;
    for (const [element, name, value] of mended.splice(0).reverse()) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  },
};

// Scripts and style sheet wait in a template, so that none comes before this one or the first paint; what a trusted
// script inserts, the policy trusts. One that does not come is asked for again (FT-66).
const fetchPart = (part: Element) => {
  const copy = part.cloneNode() as HTMLScriptElement;
  copy.async = false;
  copy.onerror = () => setTimeout(fetchPart, 3_000, part);
  document.head.append(copy);
};

addEventListener('DOMContentLoaded', () => {
  const { children } = (byId('entry') as HTMLTemplateElement).content;
  const fetchAll = () => [...children].forEach(fetchPart);
  if (document.hidden) fetchAll();
  else requestAnimationFrame(() => setTimeout(fetchAll));
});
