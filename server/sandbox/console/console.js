/* Each button sends a control request, then reloads the page. */

const statusLine = document.getElementById('said');

/** Long enough to find and read the message. */
const DONE_MS = 6_000;

let messageTimer;

/** Shows a message, for `forMs` if given. An empty one clears it. */
function showMessage(text, forMs) {
  clearTimeout(messageTimer);
  if (statusLine) statusLine.textContent = text;
  // Keeps the clicked button visible above the message.
  if (text !== '') document.querySelector('main :focus')?.scrollIntoView({ block: 'nearest' });
  if (forMs !== undefined) messageTimer = setTimeout(showMessage, forMs, '');
}

class Refusal extends Error {
  constructor(status, answer) {
    super(`Refused: ${status}`);
    this.errors = answer?.errors ?? [{ message: this.message }];
  }
}

/** Returns an error's reasons. Fields are named by their control's label. */
function reasonOf(error, form) {
  if (!(error instanceof Refusal))
    return error instanceof Error ? error.message : 'That did not work.';
  const reasons = error.errors.map(({ message, field = '' }) => {
    const control = form?.elements.namedItem(field.split('.').at(-1));
    const name = control?.labels?.[0]?.textContent ?? field;
    return name === '' ? message : `${name}: ${message}`;
  });
  return reasons.join('; ');
}

async function send(method, path, body) {
  const init = method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) };
  const response = await fetch(path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...init,
  });
  const answer = await response.json();
  if (!response.ok) throw new Refusal(response.status, answer);
  return answer;
}

const FAULTS = '/sandbox/faults';

const isInForce = ({ left }) => left !== 0;

const asRequest = ({ left, times: _before, ...fault }) =>
  left === null ? fault : { ...fault, times: left };

async function changeFaults(change) {
  const faults = (await send('GET', FAULTS)).filter(isInForce);
  return send('PUT', FAULTS, change(faults).map(asRequest));
}

/** Returns the part of a fault that stays the same while it is active. */
const fixedPartOf = ({ left: _now, ...fault }) => JSON.stringify(fault);

/** By the button's data attribute. The browser goes to a returned address. */
const actions = {
  patch: (button) =>
    send(
      'PATCH',
      `/sandbox/applications/${button.dataset.patch}`,
      JSON.parse(button.dataset.change),
    ),
  accept: (button) =>
    send('POST', reviewPath(button.dataset), {
      isAccepted: true,
      ...JSON.parse(button.dataset.accept),
    }),
  start: (button) => send('POST', '/sandbox/sessions', JSON.parse(button.dataset.start)),
  login: (button) => send('POST', '/sandbox/tickets', { email: button.dataset.login }),
  open: (button) => send('POST', '/sandbox/tickets', { applicationUuid: button.dataset.open }),
  flag: async (button) => {
    const { flag, org, value } = button.dataset;
    const path = `/sandbox/flags?org=${encodeURIComponent(org)}`;
    const changed = await send('GET', path);
    return send('PUT', path, { ...changed, [flag]: JSON.parse(value) });
  },
  banners: (button) => send('PUT', '/sandbox/banners', JSON.parse(button.dataset.banners)),
  clearFaults: () => send('PUT', FAULTS, []),
  endFault: (button) => {
    // The button disappears with its fault.
    document.querySelector('[data-clear-faults]')?.focus();
    return changeFaults((faults) => {
      const ended = faults.findIndex((fault) => fixedPartOf(fault) === button.dataset.endFault);
      return faults.filter((_fault, at) => at !== ended);
    });
  },
  reset: (button) => {
    button.closest('dialog').close();
    return send('POST', '/sandbox/reset');
  },
  reload: async () => undefined,
};

/** By the data attribute of a button that doesn't send anything. */
const dialogActions = {
  ask: (button) => document.getElementById(button.dataset.ask).showModal(),
  dismiss: (button) => button.closest('dialog').close(),
};

const reviewPath = ({ review, condition }) =>
  `/sandbox/applications/${review}/conditions/${condition}/review`;

const forms = {
  review: (form, data) =>
    send('POST', reviewPath(form.dataset), {
      isAccepted: false,
      ...JSON.parse(form.dataset.about),
      comment: data.get('comment'),
    }),
  status: (form, data) =>
    send('PATCH', `/sandbox/applications/${form.dataset.status}`, {
      status: { checklistStatus: data.get('status') },
    }),
  comment: (form, data) =>
    send('POST', `/sandbox/logs/${form.dataset.comment}/comments`, {
      text: data.get('text'),
      line: data.get('line') === '' ? null : Number(data.get('line')),
    }),
  faults: (_form, data) =>
    changeFaults((faults) => [
      ...faults,
      { path: data.get('path'), left: Number(data.get('times')), ...JSON.parse(data.get('kind')) },
    ]),
};

const DONE = 'sandbox.done';

const controls = () => [...document.querySelectorAll('main :is(a, button, input, select)')];

function reloadPage() {
  sessionStorage.setItem(DONE, String(controls().indexOf(document.activeElement)));
  window.location.reload();
}

/** Restores the focus after a reload and confirms the change (AX-07). */
function restoreFocus() {
  const index = sessionStorage.getItem(DONE);
  if (index === null) return;
  sessionStorage.removeItem(DONE);
  const control = controls()[Number(index)];
  for (let inner = control; inner; inner = inner.parentElement)
    if (inner.matches('details')) inner.open = true;
  control?.focus();
  // Screen readers ignore a message that exists while the page loads.
  messageTimer = setTimeout(showMessage, 200, 'Done.', DONE_MS);
}

async function run(work, form) {
  try {
    const answer = await work();
    const address = answer?.loginUrl;
    if (address && new URL(address).origin === window.location.origin)
      window.location.assign(address);
    else reloadPage();
  } catch (error) {
    showMessage(reasonOf(error, form));
  }
}

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  // Also clears the message if the browser then blocks the form.
  if (button) showMessage('');
  const nameIn = (table) => button && Object.keys(table).find((key) => key in button.dataset);
  const [asked, name] = [nameIn(dialogActions), nameIn(actions)];
  if (asked) dialogActions[asked](button);
  if (name) void run(() => actions[name](button));
});

document.addEventListener('submit', (event) => {
  const form = event.target;
  const name = Object.keys(forms).find((key) => key in form.dataset);
  if (!name) return;
  event.preventDefault();
  void run(() => forms[name](form, new FormData(form)), form);
});

/** Opens the section in the address. The sections share a name, so the others close. */
function openNamedSection() {
  const panel = document.querySelector(
    `.panel[data-panel="${CSS.escape(location.hash.slice(1))}"]`,
  );
  if (!panel) return;
  panel.open = true;
  panel.scrollIntoView();
}

// `toggle` doesn't bubble. The address names the open section, so a reload opens it again.
document.addEventListener(
  'toggle',
  ({ target }) => {
    if (!target.matches('.panel')) return;
    // If the closed section was above, the page has moved up by its height.
    if (document.activeElement?.parentElement === target)
      document.activeElement.scrollIntoView({ block: 'nearest' });
    const open = document.querySelector('.panel[open]');
    const hash = open ? `#${open.dataset.panel}` : '';
    history.replaceState(null, '', location.pathname + location.search + hash);
  },
  true,
);
window.addEventListener('hashchange', openNamedSection);

openNamedSection();
restoreFocus();

// This section updates itself, while the others reload the page.
void import('./chatDesk.js').then(({ openDesk }) =>
  openDesk({ send, report: (error, form) => showMessage(reasonOf(error, form)) }),
);
