/* Shows a brand's screens in frames and repaints them when its color changes. */

const form = document.getElementById('colors');
const picker = document.getElementById('picker');
const hex = document.getElementById('hex');
const hexError = document.getElementById('hex-error');
const findings = document.getElementById('findings');
const statusLine = document.getElementById('said');
const darkScheme = matchMedia('(prefers-color-scheme: dark)');
const frameOf = (id) => document.querySelector(`iframe[data-screen="${id}"]`);
const frames = [...document.querySelectorAll('iframe[data-screen]')];

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/* The sandbox derives the colors like the product. */

let theme = null;

function paint(frame) {
  const root = frame.contentDocument?.documentElement;
  if (!root || theme === null) return;
  const colors = darkScheme.matches ? theme.dark : theme.light;
  for (const [name, color] of Object.entries(colors)) root.style.setProperty(name, color);
}

const paintAll = () => frames.forEach(paint);

function showFindings(sentences) {
  findings.replaceChildren(
    ...sentences.map((sentence) => {
      const item = document.createElement('li');
      item.textContent = sentence;
      return item;
    }),
  );
}

let asked = 0;

async function showColor(color) {
  asked += 1;
  const own = asked;
  const query = new URLSearchParams({ org: form.dataset.org, color });
  const response = await fetch(`/sandbox/brand/colors?${query}`);
  if (!response.ok) throw new Error(`The color could not be derived (${response.status}).`);
  const answer = await response.json();
  // A newer color was requested meanwhile.
  if (own !== asked) return;
  theme = answer;
  paintAll();
  showFindings(answer.findings);
}

function say(error) {
  statusLine.textContent = error instanceof Error ? error.message : 'That did not work.';
}

const isColor = (text) => /^#[0-9a-f]{6}$/i.test(text);

function setError(text) {
  hexError.textContent = text;
  hex.setAttribute('aria-invalid', String(text !== ''));
}

let waiting;

/** While a color is dragged, only one request runs at a time. */
function choose(color) {
  setError('');
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    showColor(color).catch(say);
  }, 80);
}

picker.addEventListener('input', () => {
  hex.value = picker.value;
  choose(picker.value);
});
hex.addEventListener('input', () => {
  const typed = hex.value.trim();
  if (!isColor(typed)) return;
  picker.value = typed.toLowerCase();
  choose(typed);
});
hex.addEventListener('change', () => {
  if (!isColor(hex.value.trim())) setError('Enter a color like #1f4e79.');
});
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('reset', () => choose(form.dataset.color));
darkScheme.addEventListener('change', paintAll);

/* The screens. */

/** What a new screen uses to move focus and scroll position, and its replacement. */
const quietMethods = [
  ['HTMLElement', 'focus', () => undefined],
  ['Element', 'scrollIntoView', () => undefined],
  [
    'HTMLDialogElement',
    'showModal',
    function showWithoutFocus() {
      this.open = true;
    },
  ],
];

/** Gives each frame's page its own methods back. */
const restorations = new WeakMap();

/** A new screen would take the focus from the color and scroll the preview to itself. */
function keepStill(frame) {
  const own = quietMethods.map(([type, method, quiet]) => {
    const { prototype } = frame.contentWindow[type];
    const before = prototype[method];
    prototype[method] = quiet;
    return () => {
      prototype[method] = before;
    };
  });
  restorations.set(frame, () => own.forEach((restore) => restore()));
}

/** Makes a screen usable when the pointer is over it. */
function release(frame) {
  frame.inert = false;
  restorations.get(frame)?.();
  restorations.delete(frame);
}

for (const frame of frames)
  frame.parentElement.addEventListener('pointerenter', () => release(frame));

function showLink({ id, path }) {
  const link = document.querySelector(`[data-open="${id}"]`);
  link.href = path;
  link.hidden = false;
}

function load({ id, path }, address = path) {
  const frame = frameOf(id);
  return new Promise((resolve) => {
    frame.addEventListener('load', () => {
      paint(frame);
      if (frame.inert) keepStill(frame);
      resolve(frame);
    });
    frame.src = address;
  });
}

/** Long enough for a busy machine. */
const MAX_PAUSES = 150;
async function until(isSo) {
  for (let at = 0; at < MAX_PAUSES && !isSo(); at += 1) await pause(100);
}

/** Whether the frame's page knows that the user isn't signed in. */
const hasAsked = ({ contentWindow }) =>
  contentWindow.performance
    .getEntriesByType('resource')
    .some(({ name, responseEnd }) => name.includes('/identity/secure/') && responseEnd > 0);

/** Registration belongs to a visitor, so its frames load first. The others load after signing in. */
async function showScreens() {
  const response = await fetch('/sandbox/brand/screens', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ org: form.dataset.org }),
  });
  if (!response.ok) throw new Error(`The screens could not be opened (${response.status}).`);
  const { visitor, applications, login } = await response.json();
  [...visitor, ...applications].forEach(showLink);
  // The bearer token of an earlier preview.
  sessionStorage.clear();
  const loaded = await Promise.all(visitor.map((screen) => load(screen)));
  await Promise.all(loaded.map((frame) => until(() => hasAsked(frame))));
  const [first, ...others] = applications;
  await load(first, `${login}?next=${encodeURIComponent(first.path)}`);
  await Promise.all(others.map((screen) => load(screen)));
}

showColor(form.dataset.color).catch(say);
showScreens().catch(say);
