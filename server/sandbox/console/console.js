/* The console's buttons: each is one call of the control interface, then the page is read again. */

const said = document.getElementById('said');

const say = (text) => {
  if (said) said.textContent = text;
};

async function send(method, path, body) {
  const init = method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) };
  const response = await fetch(path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...init,
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.errors?.[0]?.message ?? `Refused: ${response.status}`);
  return answer;
}

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
  clearFaults: () => send('PUT', '/sandbox/faults', []),
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
    send('PUT', '/sandbox/faults', [
      { path: data.get('path'), times: Number(data.get('times')), ...JSON.parse(data.get('kind')) },
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
  setTimeout(() => say('Done.'), 200);
}

async function run(work) {
  try {
    const answer = await work();
    if (answer === null) return;
    const address = answer?.loginUrl;
    if (address && new URL(address).origin === window.location.origin)
      window.location.assign(address);
    else readAgain();
  } catch (error) {
    say(error instanceof Error ? error.message : 'That did not work.');
  }
}

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  const name = button && Object.keys(actions).find((key) => key in button.dataset);
  if (name) void run(() => actions[name](button));
});

document.addEventListener('submit', (event) => {
  const form = event.target;
  const name = Object.keys(forms).find((key) => key in form.dataset);
  if (!name) return;
  event.preventDefault();
  void run(() => forms[name](form, new FormData(form)));
});

goOn();
