import '#store/application/whole/reducer.ts';
import type { SupervisedSaga } from '#sagas/root.ts';
import { watchApplicationDraft } from '#sagas/drafts/applicationDraft.ts';

import { watchConditions } from './conditions/watchConditions.ts';
import { watchDecisions } from './decision/decisions.ts';
import { watchLinking } from './linking/watchLinking.ts';
import { watchReopening } from './offers/reopen.ts';
import { watchFeatureSagas } from './features.ts';
import { watchScreens } from './loadScreen.ts';
import { watchApplicationOriginator } from './originator.ts';
import { watchOutage } from './status/watchOutage.ts';
import { watchTrouble } from './status/reportTrouble.ts';
import { watchUploads } from './uploads/uploads.ts';
import { watchWaitingScreens } from './status/watchWaitingScreens.ts';
import { watchRetries } from './status/watchRetries.ts';

/**
 * The sagas that every screen of an application needs, loaded together. The sagas of single features are in
 * features.ts.
 */
export const applicationSagas: readonly SupervisedSaga[] = [
  [watchApplicationDraft, 'draft'],
  [watchFeatureSagas, 'steps'],
  [watchReopening, 'steps'],
  [watchScreens, 'steps'],
  [watchWaitingScreens, 'steps'],
  [watchRetries, 'steps'],
  [watchOutage, 'steps'],
  [watchDecisions, 'steps'],
  [watchLinking, 'steps'],
  [watchUploads, 'uploads'],
  [watchApplicationOriginator, null],
  [watchConditions, null],
  [watchTrouble, 'steps'],
];
