import type { Page } from 'playwright-core';

import { readManifest } from '#scripts/build/manifest.ts';

const { lazy } = readManifest();

/** Returns the files of lazy imports, each once. Throws for an import that the build doesn't have. */
export function filesOf(requests: readonly string[]): string[] {
  const files = requests.flatMap((request) => {
    const urls = lazy[request];
    if (!urls) throw new Error(`The build has no lazy import of ${request}`);
    return urls;
  });
  return [...new Set(files)];
}

export const fetchedBy = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );

/** Whether the page has fetched every file of these lazy imports. */
export async function hasFetched(page: Page, requests: readonly string[]): Promise<boolean> {
  const fetched = await fetchedBy(page);
  return filesOf(requests).every((path) => fetched.includes(path));
}
