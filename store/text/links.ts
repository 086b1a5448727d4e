/**
 * Our choice: hosts allowed in a bureau's link, which the specification doesn't list (FT-102). The last is the
 * sandbox's.
 */
const BUREAU_SITES = [
  'annualcreditreport.com',
  'equifax.com',
  'experian.com',
  'innovis.com',
  'transunion.com',
  'bureau.example',
];

/** Https, without credentials, a port or non-ASCII characters. */
const PLAIN = /^https:\/\/[a-z0-9.-]+(?:[/?#][!-[\]-~]*)?$/i;
const MAX_LENGTH = 2_048;

/** Returns a bureau's address, or null if it can't be a link (FT-102, SC-18). */
export function bureauHref(text: string | null): string | null {
  if (text === null || text.length > MAX_LENGTH || !PLAIN.test(text) || !URL.canParse(text))
    return null;
  const { hostname } = new URL(text);
  return BUREAU_SITES.some((site) => hostname === site || hostname.endsWith(`.${site}`))
    ? text
    : null;
}

/** Encodes the email address, so it can't add to the message (FT-102). */
export const mailHref = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
