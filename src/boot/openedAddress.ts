import { BASE_PATH } from '#store/shell/screens.ts';
import { withParameters } from '#store/shell/query.ts';
import type { Location } from '#store/shell/slice.ts';

const RETURN_PATH = `${BASE_PATH}/plaid-oauth-success`;
/** Also matches the old address of the screen (REDIR-01). */
const SIGNER_PATH = /\/heloc-signer(?:\/|$)/;

interface OpenedAddress {
  readonly address: Location;
  /** Returns the private part of the query, but only once. */
  readonly takePrivateQuery: () => string;
}

/**
 * Removes from the query what only the sagas may read: a provider's whole answer except for the brand, or the token of
 * a link.
 */
function publicSearch({ pathname, search }: Location): string {
  if (pathname.replace(/\/$/, '') === RETURN_PATH) {
    const org = new URLSearchParams(search).get('org');
    return org === null ? '' : withParameters('', { org });
  }
  return SIGNER_PATH.test(pathname)
    ? withParameters(search, { invite: null, reset: null })
    : search;
}

/**
 * Returns the address that the page opens with. It removes a provider's answer or the token of an additional signer's
 * link before the store, a log or the history can get them (F-13).
 */
export function openedAddress(): OpenedAddress {
  const { pathname, search } = location;
  const address = { pathname, search: publicSearch({ pathname, search }) };
  if (new URLSearchParams(address.search).size === new URLSearchParams(search).size)
    return { address: { pathname, search }, takePrivateQuery: () => '' };
  history.replaceState(history.state, '', pathname + address.search);
  let query = search;
  return {
    address,
    takePrivateQuery() {
      const taken = query;
      query = '';
      return taken;
    },
  };
}
