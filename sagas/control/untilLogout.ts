import { call, race, take } from '#sagas/effects.ts';
import { loggedOut } from '#store/identity/slice.ts';

/** Runs a saga until the log-out, so a late response can't fill the emptied store (FT-30). */
export const untilLogout = <Args extends unknown[]>(
  saga: (...args: Args) => Generator,
  ...args: Args
) => race([call(saga, ...args), take(loggedOut)]);
