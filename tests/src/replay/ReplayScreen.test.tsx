import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ReplayScreen } from '#src/replay/ReplayScreen.tsx';
import { activityStarted, errorReported, locationChanged, toastShown } from '#store/shell/slice.ts';
import { giveElementsSizes } from '#tests/support/render/elementSizes.ts';
import { recordingStore, resealed } from '#tests/support/fakes/recordingStore.ts';

beforeEach(() => {
  giveElementsSizes();
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  });
});

function aLog(): string {
  const { store, log, time } = recordingStore();
  store.dispatch(locationChanged({ pathname: '/account/heloc/register-v2', search: '' }));
  time.ms = 1_500;
  store.dispatch(activityStarted({ id: 'a1' }));
  store.dispatch(errorReported({ kind: 'TypeError', status: null, place: 'client.js:1:2' }));
  store.dispatch(toastShown({ tone: 'error', text: '<img src=x onerror=alert(1)>' }));
  return log.text();
}

async function open(text: string, name = 'homeline-log.jsonl') {
  const user = userEvent.setup();
  render(<ReplayScreen />);
  await user.upload(
    screen.getByLabelText('Choose a log, or drop it here'),
    // jsdom can't read files as a promise.
    Object.assign(new File([text], name), {
      arrayBuffer: async () => new TextEncoder().encode(text).buffer,
    }),
  );
  return user;
}

const lines = () => within(screen.getByRole('list', { name: 'What happened' }));
const press = (name: string) => screen.getByRole('button', { name });

it('describes each action in one line, and says that every state was checked', async () => {
  await open(aLog());

  expect(await screen.findByText('4 actions played, 1 state checked.')).toBeVisible();
  expect(
    lines().getByRole('button', { name: /Opened \/account\/heloc\/register-v2/ }),
  ).toBeVisible();
  expect(
    lines().getByRole('button', { name: /Stop: An error of our code: TypeError/ }),
  ).toBeVisible();
});

it('shows at each step what the action changed, with the state and the payload', async () => {
  const user = await open(aLog());
  await screen.findByText('Line 1 of 6');
  await user.click(press('Step'));
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByText(/^For developers/));

  expect(screen.getByRole('row', { name: /^shell\.location\.pathname "\/" / })).toBeVisible();
  expect(screen.getByText(/"pathname": "\/account\/heloc\/register-v2"/)).toBeVisible();
  await user.click(press('Back'));
  expect(screen.getByText('Line 1 of 6')).toBeVisible();
});

it('leads to the next error, and to a clicked line', async () => {
  const user = await open(aLog());
  await screen.findByText('Line 1 of 6');
  await user.click(press('Next error'));
  expect(screen.getByText('Line 4 of 6')).toBeVisible();

  await user.click(lines().getByRole('button', { name: /Opened/ }));

  expect(screen.getByText('Line 2 of 6')).toBeVisible();
  expect(lines().getByRole('button', { name: /Opened/ })).toHaveAttribute('aria-current', 'step');
});

it('plays the story, and pauses at its end', async () => {
  const user = await open(aLog());
  await screen.findByText('Line 1 of 6');
  await user.selectOptions(screen.getByLabelText('Speed'), '20');
  await user.click(press('Play'));

  expect(await screen.findByText('Line 5 of 6')).toBeVisible();
  expect(press('Play')).toBeVisible();
});

it('shows the story first, and every line one click away', async () => {
  const user = await open(aLog());
  await screen.findByText('Line 1 of 6');
  expect(lines().queryByRole('button', { name: /Activity started/ })).toBeNull();
  expect(lines().getAllByRole('button')).toHaveLength(4);

  await user.selectOptions(screen.getByLabelText('Show'), 'Every line');
  await user.click(press('Step'));
  await user.click(press('Step'));

  expect(screen.getByText('Line 3 of 6')).toBeVisible();
  expect(lines().getAllByRole('button')).toHaveLength(6);
});

it('shows only the lines that match a search or a slice', async () => {
  const user = await open(aLog());
  await screen.findByText('Line 1 of 6');
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'typeerror');
  expect(lines().getAllByRole('button')).toHaveLength(1);

  await user.clear(screen.getByRole('searchbox', { name: 'Search' }));
  await user.selectOptions(screen.getByLabelText('Show'), 'shell');

  expect(lines().getAllByRole('button')).toHaveLength(4);
});

/** Opens a log that takes several slices, each of which the test ends. */
async function openInSlices(text: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const yields = jest.fn(() => promise);
  Object.assign(globalThis, { scheduler: { yield: yields } });
  const clock = jest.spyOn(performance, 'now');
  clock.mockImplementation(() => yields.mock.calls.length * 1_000 + clock.mock.calls.length);
  const user = await open(text);
  return { user, goOn: () => resolve() };
}

const aLongLog = () => {
  const { store, log } = recordingStore();
  for (let count = 0; count < 100; count += 1) store.dispatch(activityStarted({ id: `a${count}` }));
  return log.text();
};

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'scheduler');
});

it('counts the lines of a long log while it opens, and Stop leaves the page as it was', async () => {
  const { user, goOn } = await openInSlices(aLongLog());
  expect(await screen.findByRole('progressbar', { name: /^\d+ of 107 lines read$/ })).toBeVisible();

  await user.click(press('Stop'));
  goOn();

  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.getByLabelText('Choose a log, or drop it here')).toBeEnabled();
});

it('replaces a file that is still opening with a second one', async () => {
  const { user, goOn } = await openInSlices(aLongLog());
  await screen.findByRole('progressbar');

  const text = aLog();
  await user.upload(
    screen.getByLabelText('Choose a log, or drop it here'),
    Object.assign(new File([text], 'second.jsonl'), {
      arrayBuffer: async () => new TextEncoder().encode(text).buffer,
    }),
  );
  goOn();

  expect(await screen.findByText('Line 1 of 6')).toBeVisible();
});

it.each([
  ['an altered action', aLog().replace('"a1"', '"a2"'), /^Line 3 was changed, dropped/],
  ['a truncated log', aLog().split('\n').slice(0, 3).join('\n'), /^The end of the log is missing/],
  [
    'another state',
    resealed(aLog(), (text) => text.replace('"a1"', '"a2"')),
    /^The state differs from the recorded one, first at line 6/,
  ],
  [
    'another version',
    resealed(aLog(), (text) => text.replace('"log":2', '"log":1')),
    /^The log has format 1; this version reads format 2/,
  ],
])('FT-110 FT-111 says in a sentence what is odd about %s', async (_what, text, sentence) => {
  await open(text);

  expect(await screen.findByText(sentence)).toBeVisible();
});

it.each([
  ['no log at all', 'hello', "This isn't a log file."],
  ['a file without a byte', '', "This isn't a log file."],
])('FT-110 rejects %s with a sentence, and takes another', async (_what, text, words) => {
  await open(text);

  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByLabelText('Choose a log, or drop it here')).toBeEnabled();
});

it('opens a log that was sent at the line of its link, and links to each other line', async () => {
  const blob = Object.assign(new Blob([]), {
    arrayBuffer: async () => new TextEncoder().encode(aLog()).buffer,
  });
  const fetched = jest.fn(async () => ({ ok: true, blob: async () => blob }));
  Object.assign(globalThis, { fetch: fetched });
  history.replaceState(null, '', '?log=K3F72Q&line=4');
  render(<ReplayScreen />);

  expect(await screen.findByText('Line 4 of 6')).toBeVisible();
  expect(fetched).toHaveBeenCalledWith('/sandbox/logs/K3F72Q');
  await userEvent.setup().click(press('Back'));
  expect(screen.getByRole('link', { name: 'Link to this line' })).toHaveAttribute(
    'href',
    '?log=K3F72Q&line=2',
  );
  history.replaceState(null, '', '/');
});

it('says that a log of a link is not there', async () => {
  Object.assign(globalThis, { fetch: async () => ({ ok: false }) });
  history.replaceState(null, '', '?log=K3F72Q');
  render(<ReplayScreen />);

  expect(await screen.findByText('There is no log K3F72Q here.')).toBeVisible();
  history.replaceState(null, '', '/');
});

it('FT-111 shows markup in a log as text', async () => {
  const forged = resealed(aLog(), (text) =>
    text.replace('"type":"shell/activityStarted"', '"type":"a/<i onclick=alert(1)>"'),
  );
  const user = await open(forged);
  await user.selectOptions(await screen.findByLabelText('Show'), 'Every line');

  expect(await screen.findByText(/<i onclick=alert\(1\)>/)).toBeVisible();
  expect(document.querySelector('[onclick], img')).toBeNull();
});
