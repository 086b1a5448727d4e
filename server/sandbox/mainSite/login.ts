import { locationOf } from '#server/sandbox/http/location.ts';
import { RETRY_LATER_MESSAGE } from '#server/sandbox/httpError.ts';
import { logIn, WRONG_LOGIN } from '#server/sandbox/http/signIn.ts';
import type { World } from '#server/sandbox/world.ts';

export const redirectWithCookie = (target: string, cookie: string) =>
  new Response(null, {
    status: 303,
    headers: { Location: locationOf(target), 'Set-Cookie': cookie },
  });

export async function tryLogIn(world: World, email: string, password: string) {
  const { identity, wait } = await logIn(world, email, password);
  return identity
    ? { identity, message: null }
    : { identity, message: wait === null ? WRONG_LOGIN : RETRY_LATER_MESSAGE };
}
