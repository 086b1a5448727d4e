import type { ComponentType } from 'react';

import { PropertyAddressPage } from '#src/pages/registration/address/PropertyAddressPage.tsx';
import { routes } from '#src/routes.ts';
import type { PageId } from '#store/shell/view.ts';

/** The page that is painted first is in the first script (architecture.md). */
const arrived = new Map<PageId, ComponentType>([['propertyAddress', PropertyAddressPage]]);

/** The component of a page whose code is here, or null. */
export const pageNow = (page: PageId): ComponentType | null => arrived.get(page) ?? null;

const pageIds = Object.keys(routes) as PageId[];

/** Fetches the code of a page, once; a failed try can be made again. */
export async function fetchPage(page: PageId): Promise<void> {
  if (arrived.has(page)) return;
  const code = await routes[page].load();
  if (typeof code === 'function') arrived.set(page, code);
  else for (const id of pageIds) if (code[id] !== undefined) arrived.set(id, code[id]);
}

/** Fetches ahead what is probably opened next; a failure is nobody's business yet. */
export function fetchNext(page: PageId): void {
  const { next } = routes[page];
  if (next !== undefined) fetchPage(next).catch(() => undefined);
}
