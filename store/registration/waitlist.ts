import { CRYPTO_SOURCE } from './campaign.ts';
import { NOT_HERE_YET } from './eligibility.ts';

/** Our choice: a text for the cloc campaign, because the place may be one where the lender lends (ELIG-03). */
const NOT_OPEN_YET =
  "This loan is not open yet. You can join the waitlist. We won't check your credit.";

/** Returns the reason for the waitlist, which its last button agrees to. */
export const waitlistReason = (utmSource: string | null): string =>
  utmSource === CRYPTO_SOURCE ? NOT_OPEN_YET : NOT_HERE_YET;

/** ELIG-04, A-22: both are paths on the main site. */
export const waitlistDestination = (
  utmSource: string | null,
): '/marketing-waitlist' | '/waitlist' =>
  utmSource === CRYPTO_SOURCE ? '/marketing-waitlist' : '/waitlist';
