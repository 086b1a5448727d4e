import type { Lender } from '#server/sandbox/data/lenders.ts';
import { HttpError } from '#server/sandbox/httpError.ts';
import type { World } from '#server/sandbox/world.ts';

export function requireLender({ lenders }: World, org: string): Lender {
  const lender = lenders.get(org);
  if (lender) return lender;
  throw new HttpError(400, { message: "We don't know this organization.", field: 'org' });
}
