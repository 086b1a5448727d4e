import { noCampaign } from '#store/registration/campaign.ts';
import { campaignOf } from '#store/registration/campaignOf.ts';

const everyParameter = {
  referrer: 'r1',
  referral: 'r2',
  offerCode: 'HL-48213',
  affiliate: 'a1',
  affiliateAbVersion: 'a2',
  affiliateAppIndicator: 'a3',
  affiliateLiveOffers: 'a4',
  utm_source: 'mail',
  utm_medium: 'letter',
  utm_campaign: 'autumn',
  utm_term: 'home',
  utm_content: 'blue',
  teOwner: 't1',
  teContact: 't2',
};

const whole = {
  referrerId: 'r1',
  referralId: 'r2',
  offerCode: 'HL-48213',
  isPrescreen: true,
  affiliate: 'a1',
  affiliateAbVersion: 'a2',
  affiliateAppIndicator: 'a3',
  affiliateLiveOffers: 'a4',
  utm: { source: 'mail', medium: 'letter', campaign: 'autumn', term: 'home', content: 'blue' },
  totalExpertOwnerId: 't1',
  totalExpertContactId: 't2',
};

const emptied = Object.fromEntries(Object.keys(everyParameter).map((name) => [name, '']));

it.each([
  { what: 'every parameter', parameters: everyParameter, before: noCampaign, campaign: whole },
  { what: 'no parameter', parameters: {}, before: noCampaign, campaign: noCampaign },
  { what: 'no parameter later', parameters: {}, before: whole, campaign: whole },
  { what: 'empty parameters', parameters: emptied, before: noCampaign, campaign: noCampaign },
  {
    what: 'a later source',
    parameters: { utm_source: 'web' },
    before: whole,
    campaign: { ...whole, utm: { ...whole.utm, source: 'web' } },
  },
  {
    what: 'a prescreen without a code',
    parameters: { prescreen: 'true' },
    before: noCampaign,
    campaign: { ...noCampaign, isPrescreen: true },
  },
  {
    what: 'another prescreen',
    parameters: { prescreen: 'false' },
    before: noCampaign,
    campaign: noCampaign,
  },
])('CREATE-BODY-01 to -07: reads the campaign from $what', ({ parameters, before, campaign }) => {
  expect(campaignOf(parameters, before)).toEqual(campaign);
});
