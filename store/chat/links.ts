import type { RootState } from '#store/index.ts';
import { selectOrganisation } from '#store/org/selectors.ts';
import { createSelector } from 'reselect';

export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/** Our choice: public sites that agents refer to, with their subdomains (CHAT-14, A-64). */
const PUBLIC_SITES = [
  'annualcreditreport.com',
  'bbb.org',
  'consumerfinance.gov',
  'fdic.gov',
  'fema.gov',
  'ftc.gov',
  'hud.gov',
  'irs.gov',
  'ncua.gov',
  'nmlsconsumeraccess.org',
  'trustpilot.com',
  'usa.gov',
];

const ADDRESS = /https?:\/\/[^\s<>"]+/giu;

/** Https, without credentials, a port or non-ASCII characters (FT-101, FT-102). */
const PLAIN = /^https:\/\/[a-z0-9.-]+(?:[/?#][!-[\]-~]*)?$/i;
const MAX_LENGTH = 2_048;

const SENTENCE_END = /[.,;:!?'*)\]}]$/;

/** Invisible characters and those that change the text direction. They make an address look like another one. */
const HIDDEN = /[\p{Cc}\p{Cf}\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/gu;

/** Shows `\u202E` as `[U+202E]`. */
const withVisible = (text: string) =>
  text.replaceAll(
    HIDDEN,
    (character) =>
      `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
  );

const isOf = (host: string) => (site: string) => host === site || host.endsWith(`.${site}`);

function isAllowed(address: string, sites: readonly string[]): boolean {
  if (address.length > MAX_LENGTH || !PLAIN.test(address) || !URL.canParse(address)) return false;
  return sites.some(isOf(new URL(address).hostname));
}

function withoutSentenceEnd(address: string): string {
  let end = address.length;
  while (SENTENCE_END.test(address.slice(end - 1, end))) end -= 1;
  return address.slice(0, end);
}

/**
 * Splits a message into text and links (CHAT-14, FT-101). Only addresses on allowed sites become links. Others stay
 * text, with their hidden characters made visible.
 */
export function textParts(text: string, sites: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  const add = (plain: string) => {
    if (plain !== '') parts.push({ kind: 'text', text: plain });
  };
  let at = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutSentenceEnd(found);
    add(text.slice(at, index));
    if (isAllowed(address, sites)) parts.push({ kind: 'link', text: address, href: address });
    else add(withVisible(address));
    at = index + address.length;
  }
  add(text.slice(at));
  return parts;
}

const hostOf = (address: string | null) =>
  address !== null && URL.canParse(address) ? [new URL(address).hostname] : [];

/** Returns the public sites and the hosts of the brand and its partners. */
export const selectLinkSites = createSelector(
  [selectOrganisation],
  ({ baseUrl, signInHosts, chat, orgMetaData: { companyInfo } }) => [
    ...PUBLIC_SITES,
    ...[baseUrl, companyInfo.privacyPolicyUrl, companyInfo.termsOfUseUrl].flatMap(hostOf),
    ...signInHosts,
    ...chat.linkHosts,
  ],
) satisfies (state: RootState) => string[];
