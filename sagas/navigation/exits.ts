import { call, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectOrganisation } from '#store/org/selectors.ts';
import { isSafePath } from '#store/shell/query.ts';

import { sameBrand } from './sameBrand.ts';

/** Pages of the main site (ROUTING-06, ROUTING-07, ELIG-04, A-34). */
export const MAIN_SITE = {
  login: '/auth/login',
  dashboard: '/dashboard',
  home: '/',
  waitlist: '/waitlist',
  marketingWaitlist: '/marketing-waitlist',
} as const;

/** Returns the address of the main site's login page, which returns to `path`. Null returns to its own default. */
export const loginAddress = (path: string | null): string =>
  path !== null && isSafePath(path)
    ? `${MAIN_SITE.login}?redirectUrl=${encodeURIComponent(path)}`
    : MAIN_SITE.login;

const isOwnPath = (path: string) => path === MAIN_SITE.home || isSafePath(path);

export const leaveFor = (ports: Ports, path: string) =>
  call(function* () {
    if (!isOwnPath(path)) return;
    const address = yield* call(sameBrand, path);
    yield* call(() => ports.page.leave(address));
  });

const isHttps = (url: URL) =>
  url.protocol === 'https:' && url.username === '' && url.password === '';

/**
 * Goes to a service's address (SC-04): https on one of this organization's hosts, this origin, or the fallback, which
 * may be empty. Returns false for any other address.
 */
export const leaveForService = (ports: Ports, address: string, fallback: string) =>
  call(function* (): SagaGenerator<boolean> {
    const organisation = yield* select(selectOrganisation);
    const origin = ports.page.origin();
    // An empty address would parse as the front page.
    const url = address !== '' && URL.canParse(address, origin) ? new URL(address, origin) : null;
    const isOurs =
      url !== null &&
      ((url.origin === origin && isOwnPath(url.pathname + url.search)) ||
        (isHttps(url) &&
          (url.origin === organisation.baseUrl || organisation.signInHosts.includes(url.host))));
    if (isOurs && url.origin !== origin) yield* call(() => ports.page.leave(url.href));
    else yield* leaveFor(ports, isOurs ? url.pathname + url.search : fallback);
    return isOurs;
  });
