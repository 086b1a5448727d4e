import type { Parameters } from '#store/shell/query.ts';

import { laterCampaign, type Campaign } from './campaign.ts';

/** Reads the campaign from the parameters. A missing or empty parameter keeps its earlier value. */
export const campaignOf = (parameters: Parameters, before: Readonly<Campaign>): Campaign =>
  laterCampaign(
    {
      referrerId: parameters.referrer || null,
      referralId: parameters.referral || null,
      offerCode: parameters.offerCode || null,
      isPrescreen: Boolean(parameters.offerCode) || parameters.prescreen === 'true',
      affiliate: parameters.affiliate || null,
      affiliateAbVersion: parameters.affiliateAbVersion || null,
      affiliateAppIndicator: parameters.affiliateAppIndicator || null,
      affiliateLiveOffers: parameters.affiliateLiveOffers || null,
      utm: {
        source: parameters.utm_source || null,
        medium: parameters.utm_medium || null,
        campaign: parameters.utm_campaign || null,
        term: parameters.utm_term || null,
        content: parameters.utm_content || null,
      },
      totalExpertOwnerId: parameters.teOwner || null,
      totalExpertContactId: parameters.teContact || null,
    },
    before,
  );
