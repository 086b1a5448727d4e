import { limitsOf } from '#sagas/api/contract/limits.ts';
import { tooManyRequests } from '#server/sandbox/httpError.ts';
import { emailKey } from '#server/sandbox/storage/identities.ts';
import type { World } from '#server/sandbox/world.ts';

import type { ParsedCall, Parts } from './handlers.ts';

/** Refuses a call beyond the contract's limit. */
export function refuseTooOften(
  { limits }: Pick<World, 'limits'>,
  name: string,
  call: ParsedCall<Parts>,
): void {
  const { parts, identity, address } = call;
  const { email }: { email?: unknown } = Object(parts.body);
  const values = {
    ...parts.path,
    email: emailKey(String(email)),
    login: identity?.uuid ?? address,
    address,
  };
  for (const { most, minutes, per, countsOnlyFailures } of limitsOf(name)) {
    const who = (values as Readonly<Record<string, string>>)[per];
    const key = `${name} ${minutes} ${who}`;
    const wait = countsOnlyFailures
      ? null
      : limits.consume(key, { most, windowMs: minutes * 60_000 });
    if (wait !== null) throw tooManyRequests(wait);
  }
}
