import * as v from 'valibot';

import { listOf } from '#sagas/api/contract/common.ts';
import { occupancies } from '#store/person/address.ts';
import { chainSteps, idleChain, type Chain } from '#store/registration/chain/chain.ts';
import { noCampaign, type Campaign } from '#store/registration/campaign.ts';
import { emptyDraft, type Draft } from '#store/registration/draft.ts';
import type {
  StoredRegistration,
  SettledAddresses,
  UnsavedAnswers,
} from '#store/registration/slice.ts';

import { addressFields, formSchemas, incomeFields, nameFields } from './formSchemas.ts';
import { PendingWritesSchema, pickValidFields } from './lenientSchema.ts';

const Text = v.string();
const MaybeText = v.nullable(Text);

const address = { ...addressFields, street2: v.exactOptional(addressFields.street2) };

/** Each answer by itself: one in an older form is dropped, the others stay (FT-62, FT-67). */
const answers = {
  propertyAddress: v.nullable(v.object({ ...address, occupancyType: v.picklist(occupancies) })),
  homeAddress: v.nullable(v.object(address)),
  isListedForSale: v.nullable(v.boolean()),
  income: v.nullable(
    v.object({
      ...incomeFields,
      otherIncome: v.exactOptional(incomeFields.otherIncome),
      confirmedIncome: v.exactOptional(incomeFields.confirmedIncome),
    }),
  ),
  name: v.nullable(
    v.object({
      ...nameFields,
      middleName: v.exactOptional(nameFields.middleName),
      suffix: v.exactOptional(nameFields.suffix),
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
  done: listOf(v.picklist(chainSteps)),
  startedAt: MaybeText,
  acceptedAt: MaybeText,
  askedWith: listOf(Text),
  applicationUuid: MaybeText,
  accountEmail: MaybeText,
} satisfies Partial<Record<keyof Chain, v.GenericSchema>>;

const settled = {
  property: v.object(address),
  home: v.object(address),
} satisfies Record<keyof SettledAddresses, v.GenericSchema>;

const Stored = v.object({
  draft: v.fallback(pickValidFields(answers), {}),
  unsaved: v.fallback(pickValidFields(formSchemas), {}),
  campaign: v.fallback(pickValidFields(campaign), {}),
  chain: v.fallback(pickValidFields(chain), {}),
  settled: v.fallback(pickValidFields(settled), {}),
  pendingWrites: PendingWritesSchema,
});

/** Reads a stored registration field by field (FT-62); null for no registration. */
export function parseRegistration(text: string): StoredRegistration | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Stored), text);
  if (!read.success) return null;
  const stored = read.output;
  return {
    draft: { ...emptyDraft, ...stored.draft },
    // Each form is an object of fields.
    unsaved: stored.unsaved as UnsavedAnswers,
    campaign: { ...noCampaign, ...stored.campaign },
    chain: { ...idleChain, ...stored.chain },
    settled: { ...stored.settled },
    pendingWrites: stored.pendingWrites,
  };
}
