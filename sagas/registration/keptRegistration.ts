import * as v from 'valibot';

import { listOf } from '#sagas/api/contract/common.ts';
import { links, type Chain } from '#store/registration/chain.ts';
import { noCampaign, type Campaign } from '#store/registration/campaign.ts';
import { emptyDraft, type Draft } from '#store/registration/draft.ts';
import type { KeptRegistration } from '#store/registration/slice.ts';
import { restingChain } from '#store/registration/chain.ts';
import { steps, type StepId } from '#store/registration/steps.ts';

const Text = v.string();
const MaybeText = v.nullable(Text);

const Address = v.object({
  street1: Text,
  street2: v.exactOptional(Text),
  city: Text,
  state: Text,
  zip: Text,
});

/** Each answer by itself: one that an older version wrote otherwise is dropped, the others stay (FT-62, FT-67). */
const answers = {
  propertyAddress: v.nullable(
    v.object({
      ...Address.entries,
      occupancyType: v.picklist(['HOME', 'SECONDARY', 'INVESTMENT']),
    }),
  ),
  homeAddress: v.nullable(Address),
  isListedForSale: v.nullable(v.boolean()),
  income: v.nullable(
    v.object({
      income: v.number(),
      otherIncome: v.exactOptional(v.number()),
      employmentType: Text,
    }),
  ),
  name: v.nullable(
    v.object({
      firstName: Text,
      middleName: v.exactOptional(Text),
      lastName: Text,
      suffix: v.exactOptional(Text),
    }),
  ),
  dob: MaybeText,
  email: MaybeText,
  phoneNumber: MaybeText,
  communicationConsent: v.boolean(),
  smsMarketingConsent: v.boolean(),
  smsTransactionalConsent: v.boolean(),
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
  keys: v.nullable(v.object({ waitlist: Text, register: Text, create: Text, smsConsents: Text })),
  applicationUuid: MaybeText,
} satisfies Partial<Record<keyof Chain, v.GenericSchema>>;

const Fields = v.record(Text, v.unknown());
/** A part that is none is as good as empty. */
const Part = v.fallback(Fields, {});
const Kept = v.object({ draft: Part, unsent: Part, campaign: Part, chain: Part });

/** Takes the fields that their schema accepts, on top of what an empty one has. */
const soundFields = <Whole extends object>(
  empty: Whole,
  fields: Readonly<Record<string, v.GenericSchema>>,
  found: Readonly<Record<string, unknown>>,
): Whole => ({
  ...empty,
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, schema]) => {
      const read = v.safeParse(schema, found[name]);
      return read.success ? [[name, read.output]] : [];
    }),
  ),
});

const stepIds = new Set<string>(steps.map(({ id }) => id));

/** A kept registration, field by field (FT-62); null for something that is none. */
export function readKeptRegistration(text: string): KeptRegistration | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Kept), text);
  if (!read.success) return null;
  const kept = read.output;
  return {
    draft: soundFields(emptyDraft, answers, kept.draft),
    unsent: Object.fromEntries(
      Object.entries(kept.unsent).filter(
        ([step, values]) => stepIds.has(step) && v.is(Fields, values),
      ),
    ) as Partial<Record<StepId, Record<string, unknown>>>,
    campaign: soundFields(noCampaign, campaign, kept.campaign),
    chain: soundFields(restingChain, chain, kept.chain),
  };
}
