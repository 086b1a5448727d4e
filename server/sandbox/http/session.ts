import type { Visit } from './handlers.ts';
import type { World } from '#server/sandbox/world.ts';

/** Starts a session: the bearer for the answer, and the cookie for the pages of the main site. */
export function signIn(world: World, visit: Visit, identityUuid: string): string {
  const session = world.identities.startSession(identityUuid);
  visit.signedIn.cookie = visit.cookies.signedIn(session.id);
  visit.signedIn.identityUuid = identityUuid;
  return world.bearers.issue({ identityUuid, sessionId: session.id });
}

/** Ends the session of the call, in the browser too. */
export function signOut(world: World, visit: Visit): void {
  if (visit.sessionId !== null) world.identities.endSession(visit.sessionId);
  visit.answerHeaders.append('Set-Cookie', visit.cookies.signedOut);
}
