import { watchTrouble } from '#sagas/application/status/reportTrouble.ts';
import { watchLocation } from '#sagas/navigation/location.ts';
import { applicationOpened, routingRequested } from '#store/application/core/slice.ts';
import { uploadsAbandoned } from '#store/application/uploads/actions.ts';
import { fileAdded, uploadSent } from '#store/application/uploads/slice.ts';
import {
  backPressed,
  exitChosen,
  linkFollowed,
  modalOpened,
  redirected,
} from '#store/shell/slice.ts';
import { at } from '#tests/support/sagas/startChecklist.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { APPLICATION } from '#tests/support/fixtures/uuids.ts';
import '#tests/support/sagas/fakeTime.ts';

const REGISTER = '/account/heloc/register-v2';

const start = (place = REGISTER) => {
  const ports = fakePorts({ at: place });
  const started = startSaga([watchLocation, watchTrouble], { ports });
  const move = (to: string) => started.store.dispatch(redirected({ to, replace: true }));
  return {
    ...started,
    move,
    bounce: (times: number) => {
      for (let turn = 0; turn < times; turn += 1)
        move(turn % 2 ? at('start/hmda') : at('start/contact'));
    },
    location: () => started.store.getState().shell.location,
    entries: () => ports.history.entries,
  };
};

it('updates the history and the store when a link is followed (decision 2)', () => {
  const { store, entries, location } = start();

  store.dispatch(linkFollowed({ to: `${REGISTER}/for-sale?utm_source=a`, replace: false }));

  expect(entries()).toEqual([REGISTER, `${REGISTER}/for-sale?utm_source=a`]);
  expect(location()).toEqual({ pathname: `${REGISTER}/for-sale`, search: '?utm_source=a' });
});

it('FT-43: hides overlays on a screen at Back, but not the modals of the session', () => {
  const { store, ports } = start();
  store.dispatch(linkFollowed({ to: `${REGISTER}/for-sale`, replace: false }));
  store.dispatch(
    modalOpened({ id: 'timeLimit', endsAt: '2026-11-21T12:00:00Z', hasFailed: false }),
  );
  store.dispatch(modalOpened({ id: 'newYorkTo' }));

  ports.history.back();

  expect(store.getState().shell.modals.map(({ id }) => id)).toEqual(['timeLimit']);
});

describe('BRAND-03: a brand in the address', () => {
  const { orgCode } = anOrganisation();
  const named = `org=${orgCode}`;

  it('keeps the brand in the address at every navigation and at every exit of this origin', () => {
    const { store, move, ports, location } = start(`${REGISTER}?${named}`);

    store.dispatch(linkFollowed({ to: `${REGISTER}/for-sale?utm_source=a`, replace: false }));
    expect(location().search).toBe(`?utm_source=a&${named}`);
    move(at('start/hmda'));
    expect(location()).toEqual({ pathname: at('start/hmda'), search: `?${named}` });
    store.dispatch(exitChosen({ to: '/' }));
    store.dispatch(exitChosen({ to: '/dashboard' }));

    expect(ports.page.left).toEqual([`/?${named}`, `/dashboard?${named}`]);
  });

  it('leaves a question mark inside the query alone', () => {
    const { move, location } = start(`${REGISTER}?${named}`);

    move(`${at('start/hmda')}?from=who?me&step=name`);

    expect(location().search).toBe(`?from=who?me&step=name&${named}`);
  });

  it.each([
    ['that differs from the page’s brand', '?org=ELSEWHERE'],
    ['that is missing', ''],
  ])("doesn't carry a brand %s over to the next address", (_what, search) => {
    const { move, location } = start(REGISTER + search);

    move(at('start/hmda'));

    expect(location().search).toBe('');
  });
});

it('leaves no extra history entry after a redirect that replaces', () => {
  const { move, entries } = start();

  move(`${REGISTER}/for-sale`);

  expect(entries()).toEqual([`${REGISTER}/for-sale`]);
});

it('updates the store after the browser’s own navigation (decision 2)', () => {
  const { ports, store, location } = start();
  store.dispatch(linkFollowed({ to: `${REGISTER}/for-sale`, replace: false }));

  ports.history.back();

  expect(location().pathname).toBe(REGISTER);
});

it('ROUTING-05: goes one step back in the history on Back', () => {
  const { store, entries, location } = start();
  store.dispatch(linkFollowed({ to: `${REGISTER}/for-sale`, replace: false }));

  store.dispatch(backPressed());

  expect(entries()).toEqual([REGISTER]);
  expect(location().pathname).toBe(REGISTER);
});

describe('ROUTING-05: Back to the step before', () => {
  const STEP = `${REGISTER}/for-sale`;
  const follow = (to: string) => linkFollowed({ to, replace: false });

  it('goes back one history step when the step before is there, whatever parameters changed', () => {
    const { store, entries } = start(`${REGISTER}?referrer=lo-1`);
    store.dispatch(follow(STEP));

    store.dispatch(backPressed({ to: REGISTER }));

    expect(entries()).toEqual([`${REGISTER}?referrer=lo-1`]);
  });

  it('navigates back to the step before when another entry is there', () => {
    const { store, entries } = start(at('hold'));
    store.dispatch(follow(STEP));

    store.dispatch(backPressed({ to: REGISTER }));

    expect(entries()).toEqual([at('hold'), STEP, REGISTER]);
  });

  it('navigates back to the step before when the history is empty, as after a reload', () => {
    const { store, entries } = start(STEP);

    store.dispatch(backPressed({ to: REGISTER }));

    expect(entries()).toEqual([STEP, REGISTER]);
  });

  it('tells two steps of one address apart', () => {
    const one = '/account/heloc/register?step=name';
    const { store, entries } = start(one);
    store.dispatch(follow('/account/heloc/register?step=birthdate'));

    store.dispatch(backPressed({ to: '/account/heloc/register?step=income-info' }));

    expect(entries()).toHaveLength(3);
  });

  it('follows the browser’s own Back', () => {
    const { store, ports, entries } = start();
    for (const to of [STEP, `${REGISTER}/annual-income`]) store.dispatch(follow(to));
    ports.history.back();

    store.dispatch(backPressed({ to: REGISTER }));

    expect(entries()).toEqual([REGISTER]);
  });
});

it('ignores a navigation to the current address', () => {
  const { store, entries, actions } = start();

  store.dispatch(linkFollowed({ to: REGISTER, replace: false }));

  expect(entries()).toEqual([REGISTER]);
  expect(actions.map(({ type }) => type)).toEqual([linkFollowed.type]);
});

it.each([
  ['/dashboard', ['/dashboard']],
  ['//evil.example', []],
])('SC-04: leaves from a link to %j for %j', (to, left) => {
  const { store, ports } = start();

  store.dispatch(exitChosen({ to }));

  expect(ports.page.left).toEqual(left);
});

describe('FT-12: no routing loop (section 1)', () => {
  it('makes five redirects in 30 s', () => {
    const { bounce, location } = start(at('hold'));

    bounce(5);

    expect(location().pathname).toBe(at('start/contact'));
  });

  it('ends at error/timeout on the sixth redirect', () => {
    const { bounce, location } = start(at('hold'));

    bounce(6);

    expect(location().pathname).toBe(at('error/timeout'));
  });

  it("doesn't make the sixth redirect outside an application", () => {
    const { move, location } = start();

    for (const step of ['a', 'b', 'c', 'd', 'e', 'f']) move(`${REGISTER}/${step}`);

    expect(location().pathname).toBe(`${REGISTER}/e`);
  });

  it('starts the count of redirects again after 30 s', () => {
    const { bounce, location } = start(at('hold'));
    bounce(5);

    jest.advanceTimersByTime(30_000);
    bounce(4);

    expect(location().pathname).toBe(at('start/hmda'));
  });

  it.each([
    ['a link', () => linkFollowed({ to: at('conditions'), replace: false })],
    ['a finished screen', () => routingRequested({ uuid: APPLICATION, from: 'startHmda' })],
    ['"Continue my application"', () => routingRequested({ uuid: APPLICATION })],
    ['Back', backPressed],
  ])('treats %s as the user’s own navigation, and restarts the count', (_what, asked) => {
    const { store, bounce, location } = start(at('hold'));
    store.dispatch(linkFollowed({ to: at('liens'), replace: false }));
    bounce(5);

    store.dispatch(asked());
    bounce(4);

    expect(location().pathname).toBe(at('start/hmda'));
  });

  it('FT-43: treats the browser’s own Back as the user’s navigation, and restarts the count', () => {
    const { store, ports, bounce, location } = start(at('hold'));
    store.dispatch(linkFollowed({ to: at('liens'), replace: false }));
    bounce(5);

    ports.history.back();
    bounce(4);

    expect(location().pathname).toBe(at('start/hmda'));
  });

  it('counts an entry that follows the checklist as a redirect', () => {
    const { store, move, bounce, location } = start(at('hold'));
    bounce(2);
    move(at(''));

    store.dispatch(routingRequested({ uuid: APPLICATION }));
    bounce(3);

    expect(location().pathname).toBe(at('error/timeout'));
  });
});

describe('FT-50 F-11: a running upload', () => {
  const here = at('review-app/no-credit');
  const file = { id: 'file-1', group: 'photoId', fileName: 'id.jpg', sizeBytes: 9 } as const;
  const uploading = () => {
    const started = start(at('hold'));
    started.store.dispatch(linkFollowed({ to: here, replace: false }));
    started.store.dispatch(applicationOpened({ uuid: APPLICATION }));
    started.store.dispatch(fileAdded({ ...file, applicationUuid: APPLICATION }));
    return { ...started, modals: () => started.store.getState().shell.modals };
  };

  it('makes Back ask first, however often it is pressed, and stays on the page', () => {
    const { ports, modals, location, entries } = uploading();

    ports.history.back();
    ports.history.back();

    expect(modals()).toEqual([{ id: 'uploadRunning', to: null }]);
    expect(location().pathname).toBe(here);
    expect(entries()).toEqual([at('hold'), here]);
  });

  it('makes a link ask first, and "leave" follows the link', () => {
    const { store, modals, location } = uploading();
    const to = at('conditions');

    store.dispatch(linkFollowed({ to, replace: false }));
    expect(modals()).toEqual([{ id: 'uploadRunning', to }]);
    expect(location().pathname).toBe(here);
    store.dispatch(uploadsAbandoned({ to }));

    expect(location().pathname).toBe(to);
  });

  it('lets "leave" go back', () => {
    const { store, ports, location } = uploading();
    ports.history.back();

    store.dispatch(uploadsAbandoned({ to: null }));

    expect(location().pathname).toBe(at('hold'));
  });

  it("doesn't stop a redirect by the lender for a running upload, nor navigation after it", () => {
    const { store, ports, move, modals, location } = uploading();
    move(at('start/hmda'));
    expect(location().pathname).toBe(at('start/hmda'));
    store.dispatch(uploadSent({ id: 'file-1', documentUuid: 'document-1', quality: null }));

    ports.history.back();

    expect(location().pathname).toBe(at('hold'));
    expect(modals()).toEqual([]);
  });
});
