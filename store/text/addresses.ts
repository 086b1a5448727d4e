/**
 * chosen: whose pages a lender may send people to, a credit bureau's own: the specification lists no host (FT-102).
 * The last one is the invented bureaus' of the sandbox.
 */
const BUREAU_SITES = [
  'annualcreditreport.com',
  'equifax.com',
  'experian.com',
  'innovis.com',
  'transunion.com',
  'bureau.example',
];

/** Over https, without a person, a port or a character that is not what it seems. */
const PLAIN = /^https:\/\/[a-z0-9.-]+(?:[/?#][!-[\]-~]*)?$/i;
const LONGEST = 2_048;

/** A bureau's address as the lender wrote it, where it may be a link; anything else is no address (FT-102, SC-18). */
export function bureauAddress(text: string | null): string | null {
  if (text === null || text.length > LONGEST || !PLAIN.test(text) || !URL.canParse(text))
    return null;
  const { hostname } = new URL(text);
  return BUREAU_SITES.some((site) => hostname === site || hostname.endsWith(`.${site}`))
    ? text
    : null;
}

/** An e-mail address as the address of a link: nothing in it can add to the message (FT-102). */
export const mailAddress = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
