import type { ComponentType } from 'react';

import { PropertyAddressPage } from '#src/pages/registration/PropertyAddressPage.tsx';
import { routes } from '#src/routes.ts';
import type { PageId } from '#store/shell/view.ts';

/** The page that is painted first is in the first script (architecture.md). */
const arrived = new Map<PageId, ComponentType>([['propertyAddress', PropertyAddressPage]]);

/** The component of a page whose code is here, or null. */
export const pageNow = (page: PageId): ComponentType | null => arrived.get(page) ?? null;

/** Fetches the code of a page, once; a failed try can be made again. */
export async function fetchPage(page: PageId): Promise<void> {
  if (!arrived.has(page)) arrived.set(page, await routes[page].load());
}

/** Fetches ahead what is probably opened next; a failure is nobody's business yet. */
export function fetchNext(page: PageId): void {
  const { next } = routes[page];
  if (next !== undefined) fetchPage(next).catch(() => undefined);
}
