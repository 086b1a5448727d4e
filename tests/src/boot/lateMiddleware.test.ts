import { configureStore, type Middleware } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';

import { lateMiddleware } from '#src/boot/lateMiddleware.ts';

const storeWith = (middleware: Middleware) =>
  configureStore({
    reducer: (seen: string[] = [], { type }: { type: string }) =>
      type.startsWith('@@') ? seen : [...seen, type],
    middleware: (defaults) => defaults({ thunk: false }).concat(middleware),
  });

it('lets the store go on before it is there, and hears in order what it missed', async () => {
  const late = lateMiddleware();
  const store = storeWith(late.middleware);
  store.dispatch({ type: 'first' });
  store.dispatch({ type: 'second' });
  expect(store.getState()).toEqual(['first', 'second']);

  const heard: string[] = [];
  const sagas = createSagaMiddleware();
  await late.arrive(sagas, async () => {
    sagas.run(function* () {
      yield takeEvery(['first', 'second', 'third'], ({ type }) => {
        heard.push(type);
      });
    });
  });
  store.dispatch({ type: 'third' });

  expect(heard).toEqual(['first', 'second', 'third']);
  expect(store.getState()).toEqual(['first', 'second', 'third']);
});

it('passes on what a saga does with an action it missed', async () => {
  const late = lateMiddleware();
  const store = storeWith(late.middleware);
  store.dispatch({ type: 'asked' });

  const sagas = createSagaMiddleware();
  await late.arrive(sagas, async () => {
    sagas.run(function* () {
      yield takeEvery('asked', function* () {
        yield put({ type: 'answered' });
      });
    });
  });

  expect(store.getState()).toEqual(['asked', 'answered']);
});
