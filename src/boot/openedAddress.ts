import { BASE_PATH } from '#store/shell/screens.ts';
import type { Location } from '#store/shell/slice.ts';

const RETURN_PATH = `${BASE_PATH}/plaid-oauth-success`;

interface OpenedAddress {
  readonly address: Location;
  /** The query of a provider, once. */
  readonly takeProviderQuery: () => string;
}

/**
 * The address that the page opens with. The answer of a provider is taken out of it before the store, a log or the
 * history has it (F-13); the brand stays.
 */
export function openedAddress(): OpenedAddress {
  const { pathname, search } = location;
  if (pathname.replace(/\/$/, '') !== RETURN_PATH || search === '')
    return { address: { pathname, search }, takeProviderQuery: () => '' };
  const org = new URLSearchParams(search).get('org');
  const brand = org === null ? '' : `?org=${encodeURIComponent(org)}`;
  history.replaceState(history.state, '', pathname + brand);
  let query = search;
  return {
    address: { pathname, search: brand },
    takeProviderQuery() {
      const taken = query;
      query = '';
      return taken;
    },
  };
}
