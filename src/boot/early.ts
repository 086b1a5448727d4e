/**
 * The inline script of every page. It loads the page's scripts, answers input until hydration (FT-41), and stops the
 * browser from leaving the page when a file is dropped on it. It only changes attributes, because React discards a tree
 * with unknown text; the messages are already in the page, hidden (src/ui/form/earlyInput.ts). It imports nothing and
 * has about 1 kB.
 */
import type { EarlyScript } from './earlyInput.ts';

type Answer = HTMLInputElement & { readonly dataset: DOMStringMap };

const byId = (id: string | undefined) => document.getElementById(id ?? '');
const changed: [Element, string, string | null][] = [];
const buttons: HTMLElement[] = [];
const stops: (() => void)[] = [];
const { title } = document;
let submit: EarlyScript['submit'] = 'none';

const set = (element: Element | null | undefined, name: string, value: string | null) => {
  if (!element) return;
  changed.push([element, name, element.getAttribute(name)]);
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
};

const on = (name: string, handle: (event: Event, target: Answer) => void) => {
  const listen = (event: Event) => handle(event, event.target as Answer);
  addEventListener(name, listen, true);
  stops.push(() => removeEventListener(name, listen, true));
};

const groupOf = (field: Answer) => field.closest('[role=radiogroup]');

/** The field's name in the summary, written the way React will render it. */
const nameOf = (field: Answer) =>
  (groupOf(field)?.querySelector('legend') ?? field.labels?.[0])?.textContent.replace(
    /[^?:]$/,
    '$&:',
  ) ?? '';

const validate = (field: Answer, line: Element) => {
  const { form, id, name, type, validity, value } = field;
  const isInvalid =
    type === 'radio'
      ? !form?.querySelector(`[name="${name}"]:checked`)
      : !value.trim() || !validity.valid;
  set(byId(`${id}-error`), 'hidden', isInvalid ? null : '');
  set(groupOf(field) ?? field, 'aria-invalid', `${isInvalid}`);
  set(line, 'hidden', isInvalid ? null : '');
  set(line.firstElementChild, 'data-name', nameOf(field));
};

/** Shows the summary lines of the invalid fields, and the summary if there are any. Returns whether there are any. */
const showErrors = (summary: Element | null) => {
  const lines = [...(summary?.querySelectorAll<HTMLElement>('[data-for]') ?? [])];
  for (const line of lines) validate(byId(line.dataset['for']) as Answer, line);
  const hasErrors = lines.some(({ hidden }) => !hidden);
  set(summary, 'hidden', hasErrors ? null : '');
  document.title = hasErrors ? `Error: ${title}` : title;
  return hasErrors;
};

on('submit', (event, { id }) => {
  event.preventDefault();
  event.stopImmediatePropagation();
  const summary = byId(`${id}-errors`);
  if (showErrors(summary)) {
    submit = 'invalid';
    summary?.focus();
    return;
  }
  submit = 'valid';
  const button = byId(id)?.querySelector('[type=submit]');
  set(button, 'aria-disabled', 'true');
  set(button?.firstElementChild, 'aria-hidden', 'true');
  set(button?.children[1], 'aria-hidden', null);
});

on('input', (_event, field) => {
  if (submit === 'invalid' && field.form) showErrors(byId(`${field.form.id}-errors`));
});

on('click', (event, target) => {
  const button = target.closest<HTMLElement>('button[type=button]');
  if (!button) return;
  event.stopImmediatePropagation();
  buttons.push(button);
});

window.homelineEarly = {
  get submit() {
    return submit;
  },
  buttons,
  stop() {
    for (const stop of stops.splice(0)) stop();
    if (submit === 'invalid') document.title = title;
    for (const [element, name, value] of changed.splice(0).reverse()) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  },
};

// Otherwise, if you drop a file next to a file field, the browser leaves the page to open it (F-11).
for (const name of ['dragover', 'drop'] as const)
  addEventListener(name, (event) => {
    const { dataTransfer, defaultPrevented } = event;
    if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  });

// Scripts and style sheets wait in a template until the first paint. The CSP trusts what a trusted script inserts.
// Retries a part that fails to load (FT-66).
const fetchPart = (part: Element) => {
  const copy = part.cloneNode() as HTMLScriptElement;
  copy.async = false;
  copy.onerror = () => setTimeout(fetchPart, 3_000, part);
  document.head.append(copy);
};

// Hydration is one long task, and a click during it would have to wait. So on a page with a question, hydration starts a
// while after the first frame and the last input, and this script answers until then (T7).
const EARLIEST_MS = 300;
const QUIET_MS = 100;
const LATEST_MS = 1_000;

addEventListener('DOMContentLoaded', () => {
  const { children } = (byId('entry') as HTMLTemplateElement).content;
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    [...children].forEach(fetchPart);
  };
  const beginLater = () => {
    const painted = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = () => {
      if (hasBegun) return;
      const since = performance.now() - painted;
      clearTimeout(timer);
      timer = setTimeout(
        begin,
        Math.min(Math.max(EARLIEST_MS - since, QUIET_MS), LATEST_MS - since),
      );
    };
    on('pointerdown', plan);
    on('keydown', plan);
    plan();
  };
  // Without prefetch, the browser hasn't started to load anything yet.
  const isPrefetched = document.createElement('link').relList.supports('prefetch');
  const hasQuestion = document.forms.length > 0;
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(isPrefetched && hasQuestion ? beginLater : begin));
});
