import type { CallContext } from './handlers.ts';
import type { World } from '#server/sandbox/world.ts';

/** Starts a session; returns its bearer, and sets the cookie of the main site. */
export function signIn(world: World, context: CallContext, identityUuid: string): string {
  const session = world.identities.startSession(identityUuid);
  context.signedIn.cookie = context.cookies.signedIn(session.id);
  context.signedIn.identityUuid = identityUuid;
  return world.bearers.issue({ identityUuid, sessionId: session.id });
}

export function signOut(world: World, context: CallContext): void {
  if (context.sessionId !== null) world.identities.endSession(context.sessionId);
  context.answerHeaders.append('Set-Cookie', context.cookies.signedOut);
}
