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
import { watchWaitingScreens } from './status/watchWaitingScreens.ts';
import { watchRetries } from './status/watchRetries.ts';

/** The sagas of application screens, loaded with them. */
export const applicationSagas: readonly SupervisedSaga[] = [
  [watchApplicationDraft, 'draft'],
  [watchScreens, 'steps'],
  [watchWaitingScreens, 'steps'],
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
