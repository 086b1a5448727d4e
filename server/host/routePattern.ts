import { BASE_PATH, screenAt, screens } from '#store/shell/screens.ts';

import { isPagePath } from './pages.ts';
import { REPORTS_PATH } from './policyReports.ts';
import { proxiedPattern } from './proxiedCalls.ts';
import { HEALTH_PATH, READINESS_PATH } from './readiness.ts';

const exactPaths = new Set(['/', '/favicon.ico', REPORTS_PATH, HEALTH_PATH, READINESS_PATH]);

const folders = ['/assets/', '/brands/', '/sandbox/', '/account/'];

function pagePattern(pathname: string): string {
  const screen = screenAt(pathname)?.screen;
  return screen === undefined ? `${BASE_PATH}/*` : `${BASE_PATH}/${screens[screen].path}`;
}

/** Returns an address's pattern from a fixed list, without ids, queries or client input (SC-14). */
export function routePattern(method: string, pathname: string, lookupBase: string | null): string {
  if (exactPaths.has(pathname)) return pathname;
  if (isPagePath(pathname)) return pagePattern(pathname);
  const folder = folders.find((one) => pathname.startsWith(one));
  return proxiedPattern(method, pathname, lookupBase) ?? (folder ? `${folder}*` : 'other');
}
