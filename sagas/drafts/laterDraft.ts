import type { Campaign } from '#store/registration/campaign.ts';
import { mergedDraft } from '#store/registration/draft.ts';
import type { KeptRegistration } from '#store/registration/slice.ts';
import { eachOverKnown } from '#store/unsaved.ts';

/** The parts of something that say anything. */
const said = <Whole extends object>(whole: Whole) =>
  Object.fromEntries(Object.entries(whole).filter(([, part]) => part !== null)) as Partial<Whole>;

/** Where a person came from, as they came last; what that does not say is as it was before. */
export const laterCampaign = (later: Campaign, before: Campaign): Campaign => ({
  ...before,
  ...said(later),
  isPrescreen: later.isPrescreen || before.isPrescreen,
  utm: { ...before.utm, ...said(later.utm) },
});

/** What was answered later, over what was answered before. */
export const laterDraft = (
  later: KeptRegistration,
  before: KeptRegistration,
): KeptRegistration => ({
  draft: mergedDraft(later.draft, before.draft),
  unsaved: eachOverKnown(before.unsaved, later.unsaved),
  campaign: laterCampaign(later.campaign, before.campaign),
  chain: later.chain.startedAt === null ? before.chain : later.chain,
  settled: { ...before.settled, ...later.settled },
});
