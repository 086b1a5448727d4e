import * as v from 'valibot';

import { listOf } from '#sagas/api/contract/common.ts';
import type { FieldKind } from '#store/fieldKinds.ts';
import {
  address,
  answerKinds,
  formKinds,
  type RecordKind,
} from '#store/registration/answerKinds.ts';
import { chainSteps, idleChain, type Chain } from '#store/registration/chain/chain.ts';
import { noCampaign, type Campaign } from '#store/registration/campaign.ts';
import { emptyDraft, type RegistrationDraft } from '#store/registration/questions.ts';
import type {
  StoredRegistration,
  SettledAddresses,
  UnsavedAnswers,
} from '#store/registration/slice.ts';

import {
  formSchemaOf,
  PendingWritesSchema,
  pickValidFields,
  schemaOf,
  schemasOf,
} from './lenientSchema.ts';

const Text = v.string();
const MaybeText = v.nullable(Text);

const recordSchema = ({ parts, optional }: RecordKind) =>
  v.object(
    Object.fromEntries(
      Object.entries(schemasOf(parts)).map(([name, part]) => [
        name,
        optional.includes(name) ? v.exactOptional(part) : part,
      ]),
    ),
  );

const answerSchema = (kind: FieldKind | RecordKind): v.GenericSchema =>
  typeof kind === 'object' && 'parts' in kind ? recordSchema(kind) : schemaOf(kind);

/** Each answer on its own. One in an older format is dropped, and the others stay (FT-62, FT-67). */
const answers = Object.fromEntries(
  Object.entries(answerKinds).map(([name, kind]) => {
    const schema = answerSchema(kind);
    return [
      name,
      emptyDraft[name as keyof RegistrationDraft] === null ? v.nullable(schema) : schema,
    ];
  }),
);

const formSchemas = Object.fromEntries(
  Object.entries(formKinds).map(([step, kinds]) => [step, formSchemaOf(kinds)]),
);

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
  sentExperiments: v.nullable(
    v.object({
      decided: listOf(v.object({ name: Text, variation: Text })),
      profileUuid: MaybeText,
    }),
  ),
  applicationUuid: MaybeText,
  accountEmail: MaybeText,
} satisfies Partial<Record<keyof Chain, v.GenericSchema>>;

/** Returns the chain after a reload. If it was running or had failed, the next submit resumes it (FT-42). */
function restingChain(stored: Record<string, unknown>): Chain {
  const { status, ...progress } = { ...idleChain, ...stored };
  const { applicationUuid } = progress;
  if (status === 'away') return { ...progress, status };
  return status === 'finished' && applicationUuid !== null
    ? { ...progress, status, applicationUuid }
    : { ...progress, status: 'idle' };
}

const settled = {
  property: recordSchema(address),
  home: recordSchema(address),
} satisfies Record<keyof SettledAddresses, v.GenericSchema>;

const Stored = v.object({
  draft: v.fallback(pickValidFields(answers), {}),
  unsaved: v.fallback(pickValidFields(formSchemas), {}),
  campaign: v.fallback(pickValidFields(campaign), {}),
  chain: v.fallback(pickValidFields(chain), {}),
  settled: v.fallback(pickValidFields(settled), {}),
  pendingWrites: PendingWritesSchema,
});

/** Reads a stored registration field by field (FT-62). Returns null if it isn't a registration. */
export function parseRegistration(text: string): StoredRegistration | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Stored), text);
  if (!read.success) return null;
  const stored = read.output;
  return {
    draft: { ...emptyDraft, ...stored.draft },
    // Each form is an object of fields.
    unsaved: stored.unsaved as UnsavedAnswers,
    campaign: { ...noCampaign, ...stored.campaign },
    chain: restingChain(stored.chain),
    settled: { ...stored.settled },
    pendingWrites: stored.pendingWrites,
  };
}
