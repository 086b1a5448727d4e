import { identityReceived } from '#store/identity/slice.ts';

import { isStart, type LogLine } from './lines.ts';

/** Who a line says is here, or null where it says nothing. */
function namedIn(line: LogLine): string | null {
  if (isStart(line)) {
    const { identity } = line.state as { identity?: { identityUuid?: unknown } };
    return typeof identity?.identityUuid === 'string' ? identity.identityUuid : null;
  }
  return identityReceived.match(line) ? line.payload.uuid : null;
}

/** Whose log it is: the last who was here, or null while nobody signed in. */
export const ownerOf = (lines: readonly LogLine[]): string | null =>
  lines.map(namedIn).findLast((uuid) => uuid !== null) ?? null;
