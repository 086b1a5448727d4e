import { call, race, take } from '#sagas/effects.ts';
import { loggedOut } from '#store/identity/slice.ts';

/** Runs a saga until the logout, so that no late answer fills the emptied store (FT-30). */
export const untilLogout = <Args extends unknown[]>(
  saga: (...args: Args) => Generator,
  ...args: Args
) => race([call(saga, ...args), take(loggedOut)]);
