import { watchChunks } from './chunks.ts';
import { watchConnection } from './connection.ts';
import { watchFeatures } from './features.ts';
import { watchPlaces } from './guard.ts';
import { watchActionLog } from './keepActionLog.ts';
import { watchLocation } from './keepLocation.ts';
import { watchApplicationArea, watchSupportArea } from './lazyStories.ts';
import { watchActivity } from './loader.ts';
import { watchMaintenance } from './maintenance.ts';
import { watchOtherTabs } from './otherTabs.ts';
import { watchRegistrationEntry } from './registration/enter.ts';
import { watchDraft } from './registration/keepDraft.ts';
import { watchAddressLookup } from './registration/lookUpAddress.ts';
import { watchSubmit } from './registration/submit/submitRegistration.ts';
import { watchRegistrationSteps } from './registration/walk.ts';
import { watchReturnFromLogin } from './registration/watchReturnFromLogin.ts';
import type { ToldStory } from './root.ts';
import { watchLogRequest } from './saveLog.ts';
import { watchSession } from './session.ts';
import { watchSessionTime } from './sessionTime.ts';
import { watchQuestionEnd } from './support/endQuestion.ts';
import { watchTelemetry } from './telemetry/telemetry.ts';
import { watchToday } from './today.ts';
import { watchChecklist } from './watchChecklist.ts';
import { watchWaits } from './waits.ts';
import { watchReturns } from './wake.ts';

/**
 * Everything that runs from the start, in the order in which it listens: what keeps the place and the
 * draft comes before what moves the person on.
 */
export const stories: readonly ToldStory[] = [
  [watchActionLog, null],
  [watchLocation, 'page'],
  [watchToday, 'page'],
  [watchConnection, 'page'],
  [watchChunks, 'page'],
  [watchActivity, 'page'],
  [watchWaits, 'page'],
  [watchTelemetry, null],
  [watchDraft, 'draft'],
  [watchQuestionEnd, 'draft'],
  [watchRegistrationSteps, 'steps'],
  [watchAddressLookup, 'addresses'],
  [watchSubmit, 'steps'],
  [watchChecklist, 'steps'],
  [watchApplicationArea, 'steps'],
  [watchReturnFromLogin, 'steps'],
  [watchPlaces, 'page'],
  [watchRegistrationEntry, 'steps'],
  [watchOtherTabs, 'session'],
  [watchSessionTime, 'session'],
  [watchSession, 'session'],
  [watchMaintenance, 'page'],
  [watchFeatures, 'page'],
  [watchSupportArea, 'support'],
  [watchReturns, 'session'],
  [watchLogRequest, 'log'],
];
