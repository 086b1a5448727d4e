import { DOCUMENT } from '#server/host/gateway.ts';
import { AN_HOUR, FOREVER } from '#server/host/host.ts';
import {
  FOREIGN_DOCUMENT_POLICY,
  PAGE_CACHING,
  SCRIPT_POLICY,
  STRICTEST_POLICY,
} from '#server/host/securityHeaders.ts';
import type { PageName } from '#server/host/pages.ts';

import { literal, mapOf, type MapRow } from './syntax.ts';

export type PageHeaders = Readonly<Record<PageName, Readonly<Record<string, string>>>>;

export interface BuiltHeaders {
  readonly pages: ReadonlyMap<string, PageHeaders>;
  /** Policies of drawings with their own style, by path. */
  readonly drawings: ReadonlyMap<string, string>;
}

const POLICY = 'content-security-policy';

const policyRows = (pages: BuiltHeaders['pages']): MapRow[] =>
  [...pages].flatMap(([code, ofBrand]) =>
    Object.entries(ofBrand).map(([page, { [POLICY]: policy = STRICTEST_POLICY }]): MapRow => [
      `${code}/${page}`,
      literal(policy),
    ]),
  );

/**
 * Returns the variables $homeline_caching and $homeline_policy, by kind of response. nginx reads them when it sends
 * the response. Responses of no known kind get the strictest policy.
 */
export const answerMaps = ({ pages, drawings }: BuiltHeaders): string[] => [
  '# The headers of an answer',
  mapOf(
    '$homeline_brand/$homeline_page',
    '$homeline_page_policy',
    STRICTEST_POLICY,
    policyRows(pages),
  ),
  mapOf('$uri', '$homeline_file_policy', STRICTEST_POLICY, [
    [String.raw`~^/assets/.*\.js$`, SCRIPT_POLICY],
    ...[...drawings].map(([path, policy]): MapRow => [path, literal(policy)]),
  ]),
  mapOf('$upstream_http_content_type', '$homeline_call_policy', STRICTEST_POLICY, [
    ['', FOREIGN_DOCUMENT_POLICY],
    [`~*${DOCUMENT.source}`, FOREIGN_DOCUMENT_POLICY],
  ]),
  mapOf('$homeline_kind', '$homeline_policy', STRICTEST_POLICY, [
    ['page', '$homeline_page_policy'],
    ['asset', '$homeline_file_policy'],
    ['brand', '$homeline_file_policy'],
    ['call', '$homeline_call_policy'],
    ['host', '$upstream_http_content_security_policy'],
  ]),
  mapOf('$homeline_kind', '$homeline_caching', 'no-store', [
    ['page', PAGE_CACHING],
    ['asset', FOREVER],
    ['brand', AN_HOUR],
    ['host', '$upstream_http_cache_control'],
  ]),
  '# Only the chat switches to another protocol',
  mapOf('$homeline_kind $http_upgrade', '$homeline_upgrade', '', [
    ['~*^socket websocket$', 'websocket'],
  ]),
  mapOf('$homeline_upgrade', '$homeline_connection', '', [['websocket', 'upgrade']]),
];
