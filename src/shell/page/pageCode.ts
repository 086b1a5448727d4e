import type { ComponentType } from 'react';

import { PropertyAddressPage } from '#src/pages/registration/address/PropertyAddressPage.tsx';
import { routes } from '#src/routes.ts';
import type { PageId } from '#store/shell/view.ts';

/** The first question is in the first script (architecture.md). */
const loaded = new Map<PageId, ComponentType>([['propertyAddress', PropertyAddressPage]]);

/** The component of a loaded page, or null. */
export const loadedPage = (page: PageId): ComponentType | null => loaded.get(page) ?? null;

const pageIds = Object.keys(routes) as PageId[];

/** Loads the code of a page, once; a failed load can be retried. */
export async function fetchPage(page: PageId): Promise<void> {
  if (loaded.has(page)) return;
  const code = await routes[page].load();
  if (typeof code === 'function') loaded.set(page, code);
  else for (const id of pageIds) if (code[id] !== undefined) loaded.set(id, code[id]);
}

/** Prefetches the probable next page; ignores a failure. */
export function prefetchNext(page: PageId): void {
  const { next } = routes[page];
  if (next !== undefined) fetchPage(next).catch(() => undefined);
}
