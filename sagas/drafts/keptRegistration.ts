import * as v from 'valibot';

import { listOf } from '#sagas/api/contract/common.ts';
import { occupancies } from '#store/person/address.ts';
import { links, type Chain } from '#store/registration/chain/chain.ts';
import { noCampaign, type Campaign } from '#store/registration/campaign.ts';
import { emptyDraft, type Draft } from '#store/registration/draft.ts';
import type {
  KeptRegistration,
  SettledAddresses,
  UnsentAnswers,
} from '#store/registration/slice.ts';
import { restingChain } from '#store/registration/chain/chain.ts';

import { partsOf } from './lenientSchema.ts';
import { addressFits, incomeFits, keptForms, nameFits } from './keptForms.ts';

const Text = v.string();
const MaybeText = v.nullable(Text);

const address = { ...addressFits, street2: v.exactOptional(addressFits.street2) };

/** Each answer by itself: one that an older version wrote otherwise is dropped, the others stay (FT-62, FT-67). */
const answers = {
  propertyAddress: v.nullable(v.object({ ...address, occupancyType: v.picklist(occupancies) })),
  homeAddress: v.nullable(v.object(address)),
  isListedForSale: v.nullable(v.boolean()),
  income: v.nullable(
    v.object({
      ...incomeFits,
      otherIncome: v.exactOptional(incomeFits.otherIncome),
      confirmedIncome: v.exactOptional(incomeFits.confirmedIncome),
    }),
  ),
  name: v.nullable(
    v.object({
      ...nameFits,
      middleName: v.exactOptional(nameFits.middleName),
      suffix: v.exactOptional(nameFits.suffix),
    }),
  ),
  dob: MaybeText,
  email: MaybeText,
  phoneNumber: MaybeText,
  communicationConsent: v.boolean(),
  smsMarketingConsent: v.nullable(v.boolean()),
  smsTransactionalConsent: v.nullable(v.boolean()),
  smsMarketingPrompt: MaybeText,
  smsTransactionalPrompt: MaybeText,
  termPrivacyConsent: v.boolean(),
  hasSaleStatusBeenSet: v.boolean(),
  hasIncomeBeenSet: v.boolean(),
  isPrepopComplete: v.boolean(),
} satisfies Partial<Record<keyof Draft, v.GenericSchema>>;

const campaign = {
  referrerId: MaybeText,
  referralId: MaybeText,
  offerCode: MaybeText,
  isPrescreen: v.boolean(),
  affiliate: MaybeText,
  affiliateAbVersion: MaybeText,
  affiliateAppIndicator: MaybeText,
  affiliateLiveOffers: MaybeText,
  utm: v.object({
    source: MaybeText,
    medium: MaybeText,
    campaign: MaybeText,
    term: MaybeText,
    content: MaybeText,
  }),
  totalExpertOwnerId: MaybeText,
  totalExpertContactId: MaybeText,
} satisfies Record<keyof Campaign, v.GenericSchema>;

const chain = {
  status: v.picklist(['idle', 'running', 'away', 'failed', 'finished']),
  done: listOf(v.picklist(links)),
  startedAt: MaybeText,
  intent: v.nullable(
    v.object({ acceptedAt: Text, waitlist: Text, register: Text, create: Text, smsConsents: Text }),
  ),
  askedWith: listOf(Text),
  applicationUuid: MaybeText,
  accountEmail: MaybeText,
} satisfies Partial<Record<keyof Chain, v.GenericSchema>>;

const settled = {
  property: v.object(address),
  home: v.object(address),
} satisfies Record<keyof SettledAddresses, v.GenericSchema>;

/** A part that is none is as good as empty. */
const Kept = v.object({
  draft: v.fallback(partsOf(answers), {}),
  unsaved: v.fallback(partsOf(keptForms), {}),
  campaign: v.fallback(partsOf(campaign), {}),
  chain: v.fallback(partsOf(chain), {}),
  settled: v.fallback(partsOf(settled), {}),
});

/** A kept registration, field by field (FT-62); null for something that is none. */
export function readKeptRegistration(text: string): KeptRegistration | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Kept), text);
  if (!read.success) return null;
  const kept = read.output;
  return {
    draft: { ...emptyDraft, ...kept.draft },
    // Every form is made of fields.
    unsaved: kept.unsaved as UnsentAnswers,
    campaign: { ...noCampaign, ...kept.campaign },
    chain: { ...restingChain, ...kept.chain },
    settled: { ...kept.settled },
  };
}
