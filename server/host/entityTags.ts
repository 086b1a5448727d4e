import { createHash } from 'node:crypto';

/** The entity tag of these bytes with this policy (RFC 9110, 8.8.3): the policy has digests of the bytes. */
export const entityTagOf = (content: Uint8Array, policy: string): string =>
  `"${createHash('sha256').update(policy).update(content).digest('base64url')}"`;

/** Whether an If-None-Match names the entity tag. Compares weakly: a proxy that compresses weakens a tag. */
export const isNamed = (entityTag: string, ifNoneMatch: string): boolean =>
  ifNoneMatch
    .split(',')
    .map((one) => one.trim())
    .some((one) => one === '*' || one.replace(/^W\//, '') === entityTag);
