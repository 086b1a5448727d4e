import type { Parameters } from '#store/shell/query.ts';

/** What the address said when the person came, kept for the create call (CREATE-BODY-01 to -07, C-16). */
export interface Campaign {
  referrerId: string | null;
  referralId: string | null;
  offerCode: string | null;
  isPrescreen: boolean;
  affiliate: string | null;
  affiliateAbVersion: string | null;
  affiliateAppIndicator: string | null;
  affiliateLiveOffers: string | null;
  utm: {
    source: string | null;
    medium: string | null;
    campaign: string | null;
    term: string | null;
    content: string | null;
  };
  totalExpertOwnerId: string | null;
  totalExpertContactId: string | null;
}

export const noCampaign: Campaign = {
  referrerId: null,
  referralId: null,
  offerCode: null,
  isPrescreen: false,
  affiliate: null,
  affiliateAbVersion: null,
  affiliateAppIndicator: null,
  affiliateLiveOffers: null,
  utm: { source: null, medium: null, campaign: null, term: null, content: null },
  totalExpertOwnerId: null,
  totalExpertContactId: null,
};

/** utm_source of the crypto-backed product: a new registration joins the waitlist (C-18, ELIG-03). */
export const CRYPTO_SOURCE = 'cloc';

/** Reads the campaign out of the parameters; one that is not there, or is empty, keeps what was known. */
export const campaignOf = (parameters: Parameters, known: Readonly<Campaign>): Campaign => ({
  referrerId: parameters.referrer || known.referrerId,
  referralId: parameters.referral || known.referralId,
  offerCode: parameters.offerCode || known.offerCode,
  isPrescreen:
    Boolean(parameters.offerCode) || parameters.prescreen === 'true' || known.isPrescreen,
  affiliate: parameters.affiliate || known.affiliate,
  affiliateAbVersion: parameters.affiliateAbVersion || known.affiliateAbVersion,
  affiliateAppIndicator: parameters.affiliateAppIndicator || known.affiliateAppIndicator,
  affiliateLiveOffers: parameters.affiliateLiveOffers || known.affiliateLiveOffers,
  utm: {
    source: parameters.utm_source || known.utm.source,
    medium: parameters.utm_medium || known.utm.medium,
    campaign: parameters.utm_campaign || known.utm.campaign,
    term: parameters.utm_term || known.utm.term,
    content: parameters.utm_content || known.utm.content,
  },
  totalExpertOwnerId: parameters.teOwner || known.totalExpertOwnerId,
  totalExpertContactId: parameters.teContact || known.totalExpertContactId,
});
