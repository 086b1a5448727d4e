/* The console's buttons: each is one call of the control interface, then the page is read again. */

const said = document.getElementById('said');

/** Longer than it takes to read it and to find where it stands. */
const DONE_MS = 6_000;

/** What is to be said next, or to go. */
let later;

/** Says something until something else is said, or for a while; nothing: what was said goes. */
function say(text, forMs) {
  clearTimeout(later);
  if (said) said.textContent = text;
  // What was pressed is not left under it.
  if (text !== '') document.querySelector('main :focus')?.scrollIntoView({ block: 'nearest' });
  if (forMs !== undefined) later = setTimeout(say, forMs, '');
}

/** What the sandbox does not take, with its reasons. */
class Refusal extends Error {
  constructor(status, answer) {
    super(`Refused: ${status}`);
    this.errors = answer?.errors ?? [{ message: this.message }];
  }
}

/** Why something did not work; a reason about a field of the form is told with what the form calls it. */
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

/** A fault as it is ordered for the calls that it is still to befall. */
const ordered = ({ left, times: _before, ...fault }) =>
  left === null ? fault : { ...fault, times: left };

/** The faults that are in force are replaced by what is made of them; those that are used up go. */
async function changeFaults(change) {
  const faults = (await send('GET', FAULTS)).filter(isInForce);
  return send('PUT', FAULTS, change(faults).map(ordered));
}

/** What stays of a fault while it befalls calls. */
const fixedPartOf = ({ left: _now, ...fault }) => JSON.stringify(fault);

/** Every kind of button by its data attribute. What gives an address back goes there. */
const actions = {
  patch: (button) =>
    send(
      'PATCH',
      `/sandbox/applications/${button.dataset.patch}`,
      JSON.parse(button.dataset.change),
    ),
  start: (button) => send('POST', '/sandbox/sessions', JSON.parse(button.dataset.start)),
  login: (button) => send('POST', '/sandbox/tickets', { email: button.dataset.login }),
  open: (button) => send('POST', '/sandbox/tickets', { applicationUuid: button.dataset.open }),
  flag: async (button) => {
    const { flag, org, value } = button.dataset;
    const path = `/sandbox/flags?org=${encodeURIComponent(org)}`;
    const changed = await send('GET', path);
    return send('PUT', path, { ...changed, [flag]: JSON.parse(value) });
  },
  clearFaults: () => send('PUT', FAULTS, []),
  endFault: (button) => {
    // The button goes with its fault.
    document.querySelector('[data-clear-faults]')?.focus();
    return changeFaults((faults) => {
      const place = faults.findIndex((fault) => fixedPartOf(fault) === button.dataset.endFault);
      return faults.filter((_fault, at) => at !== place);
    });
  },
  /** Null: cancelled. */
  reset: async () => (window.confirm('Empty the sandbox?') ? send('POST', '/sandbox/reset') : null),
  reload: async () => undefined,
};

const forms = {
  status: (form, data) =>
    send('PATCH', `/sandbox/applications/${form.dataset.status}`, {
      status: { checklistStatus: data.get('status') },
    }),
  faults: (_form, data) =>
    changeFaults((faults) => [
      ...faults,
      { path: data.get('path'), left: Number(data.get('times')), ...JSON.parse(data.get('kind')) },
    ]),
};

const DONE = 'sandbox.done';

const controls = () => [...document.querySelectorAll('main :is(a, button, input, select)')];

/** The page is read again; the place of what was pressed outlives that. */
function readAgain() {
  sessionStorage.setItem(DONE, String(controls().indexOf(document.activeElement)));
  window.location.reload();
}

/** Whoever pressed something goes on where they were, and is told that it was done (AX-07). */
function goOn() {
  const place = sessionStorage.getItem(DONE);
  if (place === null) return;
  sessionStorage.removeItem(DONE);
  const control = controls()[Number(place)];
  control?.closest('details')?.setAttribute('open', '');
  control?.focus();
  // A region that is told something while the page opens is not read aloud.
  later = setTimeout(say, 200, 'Done.', DONE_MS);
}

async function run(work, form) {
  try {
    const answer = await work();
    if (answer === null) return;
    const address = answer?.loginUrl;
    if (address && new URL(address).origin === window.location.origin)
      window.location.assign(address);
    else readAgain();
  } catch (error) {
    say(reasonOf(error, form));
  }
}

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  // Also where the browser then holds a form back.
  if (button) say('');
  const name = button && Object.keys(actions).find((key) => key in button.dataset);
  if (name) void run(() => actions[name](button));
});

document.addEventListener('submit', (event) => {
  const form = event.target;
  const name = Object.keys(forms).find((key) => key in form.dataset);
  if (!name) return;
  event.preventDefault();
  void run(() => forms[name](form, new FormData(form)), form);
});

goOn();
