import type { ToldStory } from '#sagas/root.ts';

import { watchCredit } from './credit.ts';
import { watchDecisions } from './decisions.ts';
import { watchDetails } from './details.ts';
import { watchSummaryEdits } from './editSummary.ts';
import { watchScreenDrafts } from './keepScreenDrafts.ts';
import { watchScreens } from './loadScreen.ts';
import { watchOffers } from './offers.ts';
import { watchApplicationOriginator } from './originator.ts';
import { watchTrouble } from './tellTrouble.ts';
import { watchUploads } from './uploads.ts';
import { watchHolds } from './watchHolds.ts';
import { watchRetries } from './watchRetries.ts';

export { readKeptScreens } from './keptScreens.ts';

/** What runs on the screens of an application; loaded with them. */
export const applicationStories: readonly ToldStory[] = [
  [watchScreenDrafts, 'draft'],
  [watchScreens, 'steps'],
  [watchHolds, 'steps'],
  [watchRetries, 'steps'],
  [watchOffers, 'steps'],
  [watchDetails, 'steps'],
  [watchSummaryEdits, 'steps'],
  [watchCredit, 'steps'],
  [watchDecisions, 'steps'],
  [watchUploads, 'uploads'],
  [watchApplicationOriginator, null],
  [watchTrouble, 'steps'],
];
