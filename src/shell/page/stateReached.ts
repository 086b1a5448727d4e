import type { AppStore, RootState } from '#store/index.ts';

export const stateReached = (store: AppStore, isReached: (state: RootState) => boolean) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (!isReached(store.getState())) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = store.subscribe(check);
    check();
  });
