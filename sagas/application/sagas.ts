import type { SupervisedSaga } from '#sagas/root.ts';
import { watchApplicationDraft } from '#sagas/drafts/applicationDraft.ts';

import { watchCredit } from './decision/credit.ts';
import { watchDecisions } from './decision/decisions.ts';
import { watchDetails } from './details/details.ts';
import { watchSummaryEdits } from './summary/editSummary.ts';
import { watchScreens } from './loadScreen.ts';
import { watchOffers } from './offers/offers.ts';
import { watchApplicationOriginator } from './originator.ts';
import { watchTrouble } from './status/reportTrouble.ts';
import { watchUploads } from './uploads/uploads.ts';
import { watchHolds } from './status/watchHolds.ts';
import { watchRetries } from './status/watchRetries.ts';

/** What runs on the screens of an application; loaded with them. */
export const applicationSagas: readonly SupervisedSaga[] = [
  [watchApplicationDraft, 'draft'],
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
