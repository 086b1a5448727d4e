/** Parameters of the address that the create call sends (CREATE-BODY-01 to -07, C-16). */
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

/** The utm_source of the crypto-backed product. A new registration joins the waitlist (C-18, ELIG-03). */
export const CRYPTO_SOURCE = 'cloc';

const known = <Whole extends object>(whole: Whole) =>
  Object.fromEntries(Object.entries(whole).filter(([, part]) => part !== null)) as Partial<Whole>;

/** Merges two campaigns. The later one wins. */
export const laterCampaign = (later: Campaign, before: Readonly<Campaign>): Campaign => ({
  ...before,
  ...known(later),
  isPrescreen: later.isPrescreen || before.isPrescreen,
  utm: { ...before.utm, ...known(later.utm) },
});
