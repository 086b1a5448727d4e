import { BASE_PATH } from '#store/shell/screens.ts';
import { withParameters } from '#store/shell/query.ts';
import type { Location } from '#store/shell/slice.ts';

const RETURN_PATH = `${BASE_PATH}/plaid-oauth-success`;
/** Also under its old address (REDIR-01). */
const SIGNER_PATH = /\/heloc-signer(?:\/|$)/;

interface OpenedAddress {
  readonly address: Location;
  /** The private part of its query, once. */
  readonly takePrivateQuery: () => string;
}

/** The query without what only the sagas may have: all of a provider's answer but the brand, or the token of a link. */
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
 * The address that the page opens with. The answer of a provider and the token of an additional signer's link are taken
 * out of it before the store, a log or the history has them (F-13).
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
