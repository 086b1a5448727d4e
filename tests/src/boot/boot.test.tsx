import { configureStore, type Middleware } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import { act, screen } from '@testing-library/react';

import { loadBootCode } from '#src/boot/loadBootCode.ts';
import { createAppStore, rootReducer } from '#store/index.ts';
import { retryRequested, locationChanged } from '#store/shell/slice.ts';
import { lazyMiddleware } from '#src/boot/lazyMiddleware.ts';
import { showNeutralPage } from '#src/boot/neutralPage.tsx';
import { NO_ORGANISATION } from '#store/org/organisation.ts';
import { openedAddress } from '#src/boot/openedAddress.ts';
import { stylesArrived } from '#src/boot/stylesArrived.ts';
import { showsReplay } from '#src/boot/replay.ts';
import { showFrame } from '#src/replay/showFrame.tsx';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';

describe('loadBootCode', () => {
  beforeEach(() => jest.useFakeTimers());

  afterEach(() => jest.useRealTimers());

  it('FT-66 repeats a failed fetch without a message', async () => {
    const store = createAppStore();
    const load = jest.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('code');
    const code = loadBootCode(store, load);
    await jest.advanceTimersByTimeAsync(1_000);

    expect(await code).toBe('code');
    expect(store.getState().shell.hasChunkFailed).toBe(false);
  });

  it('FT-66 shows the error page after the fourth failure, and starts over on its "Try again"', async () => {
    const store = createAppStore();
    const load = jest.fn().mockRejectedValue(new Error('lost'));
    const code = loadBootCode(store, load);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(load).toHaveBeenCalledTimes(4);
    expect(store.getState().shell.hasChunkFailed).toBe(true);

    load.mockResolvedValue('code');
    store.dispatch(retryRequested());
    await jest.advanceTimersByTimeAsync(0);

    expect(await code).toBe('code');
    expect(store.getState().shell.hasChunkFailed).toBe(false);
  });
});

const storeWith = (middleware: Middleware) =>
  configureStore({
    reducer: (seen: string[] = [], { type }: { type: string }) =>
      type.startsWith('@@') ? seen : [...seen, type],
    middleware: (defaults) => defaults({ thunk: false }).concat(middleware),
  });

it('lets the store work before the middleware arrives, which then receives the missed actions in order', async () => {
  const lazy = lazyMiddleware();
  const store = storeWith(lazy.middleware);
  store.dispatch({ type: 'first' });
  store.dispatch({ type: 'second' });
  expect(store.getState()).toEqual(['first', 'second']);

  const received: string[] = [];
  const sagas = createSagaMiddleware();
  await lazy.attach(sagas, async () => {
    sagas.run(function* () {
      yield takeEvery(['first', 'second', 'third'], ({ type }) => {
        received.push(type);
      });
    });
  });
  store.dispatch({ type: 'third' });

  expect(received).toEqual(['first', 'second', 'third']);
  expect(store.getState()).toEqual(['first', 'second', 'third']);
});

it('forwards an action that a saga dispatches for a missed action', async () => {
  const lazy = lazyMiddleware();
  const store = storeWith(lazy.middleware);
  store.dispatch({ type: 'asked' });

  const sagas = createSagaMiddleware();
  await lazy.attach(sagas, async () => {
    sagas.run(function* () {
      yield takeEvery('asked', function* () {
        yield put({ type: 'answered' });
      });
    });
  });

  expect(store.getState()).toEqual(['asked', 'answered']);
});

const show = (error: unknown) => {
  document.body.innerHTML = '<p>What was painted</p>';
  act(() => {
    showNeutralPage(document, error);
  });
};

it('FT-80 MSG-ORG-1: gives the reason and a link on the neutral page of a missing brand', () => {
  show(new Error(NO_ORGANISATION));

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'This page could not be opened',
  );
  expect(screen.getByText(/No private label data found/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText('What was painted')).toBeNull();
});

it('SC-14: gives no details on the neutral page of any other error', () => {
  show(new TypeError('Mira Tolland has no name'));

  expect(document.body).toHaveTextContent('This page could not be opened');
  expect(document.body).not.toHaveTextContent('Mira');
});

describe('openedAddress', () => {
  const RETURN = '/account/heloc/plaid-oauth-success';

  afterEach(() => history.replaceState(null, '', '/'));

  const openAt = (path: string) => {
    history.replaceState(7, '', path);
    return openedAddress();
  };

  it("F-13: keeps a provider's response out of the address, returns it once, and keeps the brand", () => {
    const query = '?session=one&public_token=secret&org=LARKHOLT';
    const { address, takePrivateQuery } = openAt(RETURN + query);

    expect(address).toEqual({ pathname: RETURN, search: '?org=LARKHOLT' });
    expect(location.search).toBe('?org=LARKHOLT');
    expect(history.state).toBe(7);
    expect([takePrivateQuery(), takePrivateQuery()]).toEqual([query, '']);
  });

  it.each([
    [RETURN, ''],
    ['/account/heloc/register', '?public_token=typed'],
  ])('keeps the address %s%s as it is', (pathname, search) => {
    const { address, takePrivateQuery } = openAt(pathname + search);

    expect(address).toEqual({ pathname, search });
    expect(location.search).toBe(search);
    expect(takePrivateQuery()).toBe('');
  });
});

const link = () => document.querySelector('link');

it('waits for nothing on a page without a style sheet', async () => {
  document.head.innerHTML = '';

  await expect(stylesArrived(document)).resolves.toBeUndefined();
});

it.each(['load', 'error'])(
  'fetches a missing sheet again, and continues after its %s',
  async (event) => {
    document.head.innerHTML = '<link rel="stylesheet">';
    const first = link();
    const arrived = stylesArrived(document);

    expect(link()).not.toBe(first);
    link()?.dispatchEvent(new Event(event));
    await expect(arrived).resolves.toBeUndefined();
  },
);

describe('replay', () => {
  const REPLAY = '/account/heloc/support/replay';

  const organisation = anOrganisation();

  function aContainer(): HTMLElement {
    const container = document.createElement('div');
    document.body.replaceChildren(container);
    return container;
  }

  afterEach(() => history.replaceState(null, '', '/'));

  it.each([
    { where: 'a page of a lender', isSandbox: false, hasReplay: false, isShown: false },
    { where: 'a deployment that has it', isSandbox: false, hasReplay: true, isShown: true },
    { where: 'a sandbox', isSandbox: true, hasReplay: false, isShown: true },
    {
      where: 'another address',
      path: '/account/heloc/register-v2',
      isSandbox: true,
      hasReplay: true,
      isShown: false,
    },
  ])(
    'SC-25 shows the replay of a log only where it is allowed: $where',
    async ({ path = REPLAY, isShown, isSandbox, hasReplay }) => {
      history.replaceState(null, '', path);
      const container = aContainer();

      await act(async () => {
        expect(await showsReplay(container, { organisation, isSandbox, hasReplay })).toBe(isShown);
      });

      expect(container.textContent?.includes('Replay a log')).toBe(isShown);
    },
  );

  it('SC-25 keeps a replayed screen inert, and changes it only through its input', async () => {
    const container = aContainer();
    await act(async () => showFrame(container, organisation));
    const state = rootReducer(
      undefined,
      locationChanged({ pathname: '/account/heloc/register-v2', search: '' }),
    );

    await act(async () => window.homelineShow?.(state));

    expect(container.querySelector('h1')?.textContent).toMatch(/^Apply in 5 minutes/);
    expect(document.body.inert).toBe(true);
  });
});
