import { call, select } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectOrganisation } from '#store/org/selectors.ts';
import { isSafePath } from '#store/shell/query.ts';

import { sameBrand } from './sameBrand.ts';

/** The main site's own pages that this application leads to (ROUTING-06, ROUTING-07, ELIG-04, A-34). */
export const MAIN_SITE = {
  login: '/auth/login',
  dashboard: '/dashboard',
  home: '/',
  waitlist: '/waitlist',
  marketingWaitlist: '/marketing-waitlist',
} as const;

/** The login page of the main site, coming back to `path` afterwards; with null it leads on by itself. */
export const loginAddress = (path: string | null): string =>
  path !== null && isSafePath(path)
    ? `${MAIN_SITE.login}?redirectUrl=${encodeURIComponent(path)}`
    : MAIN_SITE.login;

const isOwnPath = (path: string) => path === MAIN_SITE.home || isSafePath(path);

/** Leaves for a page of this origin. */
export const leaveFor = (ports: Ports, path: string) =>
  call(function* () {
    if (!isOwnPath(path)) return;
    const address = yield* call(sameBrand, path);
    yield* call(() => ports.page.leave(address));
  });

const isHttps = (url: URL) =>
  url.protocol === 'https:' && url.username === '' && url.password === '';

/**
 * Leaves for an address that a service gave (SC-04): https and a host of this organisation, or this
 * origin; anything else goes to the fallback.
 */
export const leaveForService = (ports: Ports, address: string, fallback: string) =>
  call(function* () {
    const organisation = yield* select(selectOrganisation);
    const origin = ports.page.origin();
    // Nothing is no word of the service's, though it can be read as the front page.
    const url = address !== '' && URL.canParse(address, origin) ? new URL(address, origin) : null;
    const isOurs =
      url !== null &&
      ((url.origin === origin && isOwnPath(url.pathname + url.search)) ||
        (isHttps(url) &&
          (url.origin === organisation.baseUrl || organisation.signInHosts.includes(url.host))));
    if (isOurs && url.origin !== origin) yield* call(() => ports.page.leave(url.href));
    else yield* leaveFor(ports, isOurs ? url.pathname + url.search : fallback);
  });
