import { watchChunks } from './page/chunks.ts';
import { watchConnection } from './page/connection.ts';
import { watchFlags } from './flags/loadFlags.ts';
import { watchAccess } from './navigation/guard.ts';
import { watchActionLog } from './actionLog/watchActionLog.ts';
import { watchLocation } from './navigation/location.ts';
import {
  watchApplicationArea,
  watchChatArea,
  watchRestingPage,
  watchSignerLoginArea,
  watchSupportArea,
  watchUsedPage,
} from './laterAreas.ts';
import { watchActivity } from './page/loader.ts';
import { watchMaintenance } from './page/maintenance.ts';
import { watchOtherTabs } from './session/otherTabs.ts';
import { watchRegistrationEntry } from './registration/enter.ts';
import { watchRegistrationDraft } from './drafts/registrationDraft.ts';
import { watchAddressLookup } from './registration/address/lookUpAddress.ts';
import { watchSubmit } from './registration/submit/watchSubmit.ts';
import { watchRegistrationSteps } from './registration/registrationFlow.ts';
import { watchReturnFromLogin } from './registration/login/watchReturnFromLogin.ts';
import type { SupervisedSaga } from './root.ts';
import { watchLogRequest } from './actionLog/watchLogRequest.ts';
import { watchSession } from './session/session.ts';
import { watchSignedIn } from './session/watchSignedIn.ts';
import { watchDraftEnds } from './drafts/draftEnds.ts';
import { watchTelemetry } from './telemetry/telemetry.ts';
import { watchToday } from './page/today.ts';
import { watchChecklist } from './application/status/watchChecklist.ts';
import { watchWaits } from './page/waits.ts';

/**
 * The sagas that run from the start. The order decides who takes an action first: location and drafts come before
 * routing.
 */
export const rootSagas: readonly SupervisedSaga[] = [
  [watchActionLog, null],
  [watchLocation, 'page'],
  [watchToday, 'page'],
  [watchConnection, 'page'],
  [watchChunks, 'page'],
  [watchActivity, 'page'],
  [watchWaits, 'page'],
  [watchTelemetry, null],
  [watchRegistrationDraft, 'draft'],
  [watchDraftEnds, 'draft'],
  [watchRegistrationSteps, 'steps'],
  [watchAddressLookup, 'addresses'],
  [watchSubmit, 'steps'],
  [watchChecklist, 'steps'],
  [watchApplicationArea, 'steps'],
  [watchReturnFromLogin, 'steps'],
  [watchAccess, 'page'],
  [watchRegistrationEntry, 'steps'],
  [watchOtherTabs, 'session'],
  [watchSignedIn, 'session'],
  [watchSession, 'session'],
  [watchMaintenance, 'page'],
  [watchFlags, 'page'],
  [watchSignerLoginArea, 'signerLogin'],
  [watchSupportArea, 'support'],
  [watchChatArea, 'chat'],
  [watchRestingPage, null],
  [watchUsedPage, 'session'],
  [watchLogRequest, 'log'],
];
