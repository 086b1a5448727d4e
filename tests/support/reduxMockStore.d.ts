// The published types use redux 4 and reject middleware typed by Redux Toolkit.
declare module 'redux-mock-store' {
  import type { Dispatch, Middleware, Store, UnknownAction } from '@reduxjs/toolkit';
  export interface MockStore<S, D = Dispatch> extends Omit<Store<S>, 'dispatch'> {
    dispatch: D;
    getActions(): UnknownAction[];
    clearActions(): void;
  }
  export default function configureStore<S, D = Dispatch>(
    middlewares?: readonly Middleware[],
  ): (state?: S | ((actions: UnknownAction[]) => S)) => MockStore<S, D>;
}
