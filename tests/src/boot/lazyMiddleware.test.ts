import { configureStore, type Middleware } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';

import { lazyMiddleware } from '#src/boot/lazyMiddleware.ts';

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
