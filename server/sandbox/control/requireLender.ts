import type { Lender } from '#server/sandbox/data/lenders.ts';
import { Refusal } from '#server/sandbox/refusal.ts';
import type { World } from '#server/sandbox/world.ts';

export function requireLender({ lenders }: World, org: string): Lender {
  const lender = lenders.get(org);
  if (lender) return lender;
  throw new Refusal(400, { message: "We don't know this organization.", field: 'org' });
}
