import type { ComponentType } from 'react';

import { PropertyAddressPage } from '#src/pages/registration/address/PropertyAddressPage.tsx';
import { loadApplicationRoutes, routes, type Route } from '#src/routes.ts';
import { applicationPathOf, type PageId } from '#store/shell/view.ts';

/** The first question is in the first script (architecture.md). */
const loaded = new Map<PageId, ComponentType>([['propertyAddress', PropertyAddressPage]]);

/** The component of a loaded page, or null. */
export const loadedPage = (page: PageId): ComponentType | null => loaded.get(page) ?? null;

let application: Awaited<ReturnType<typeof loadApplicationRoutes>> | null = null;

/** The route of a page, as far as its table is loaded. */
export function routeOf(page: PageId): Route | undefined {
  const path = applicationPathOf(page);
  return path === null
    ? routes[page as keyof typeof routes]
    : application?.applicationRouteAt(path);
}

/** Whether a page can be shown: its code is here, and the sagas that it needs run. */
export function isPageReady(page: PageId, startedFeatures: readonly string[]): boolean {
  const feature = routeOf(page)?.feature;
  return loaded.has(page) && (feature === undefined || startedFeatures.includes(feature));
}

/** Loads the table of an application's pages, once; a failed load can be retried. */
export async function fetchApplicationRoutes(): Promise<void> {
  application ??= await loadApplicationRoutes();
}

/** Loads the code of a page, once; a failed load can be retried. */
export async function fetchPage(page: PageId): Promise<void> {
  if (loaded.has(page)) return;
  if (applicationPathOf(page) !== null) await fetchApplicationRoutes();
  const code = await routeOf(page)?.load();
  if (code === undefined) throw new Error(`No route ${page}`);
  if (typeof code === 'function') loaded.set(page, code);
  else for (const [id, component] of Object.entries(code)) loaded.set(id as PageId, component);
}

/** Prefetches the probable next page; ignores a failure. */
export function prefetchNext(page: PageId): void {
  const next = routeOf(page)?.next;
  if (next !== undefined) fetchPage(next).catch(() => undefined);
}
