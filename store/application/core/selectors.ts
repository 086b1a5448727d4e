import { createSelector } from 'reselect';

import { selectApplicationState } from '#store/application/core/state.ts';
import { serverErrorsOf } from '#store/failureMessages.ts';
import { timeZoneOf } from '#store/geography/timeZones.ts';
import type { RootState } from '#store/index.ts';

import type { RoutedApplication } from './application.ts';

/** Returns the application in the URL, or null until it is loaded. */
export const selectApplication = (state: RootState) => {
  const { record } = selectApplicationState(state);
  return record.status === 'ready' ? record.value : null;
};

export const selectStatus = (state: RootState) => {
  const { status } = selectApplicationState(state);
  return status.status === 'ready' ? status.value : null;
};

/** Returns defaults until the application is loaded. */
export const selectRoutedApplication = createSelector(
  [selectApplication],
  (application): RoutedApplication => ({
    isCrypto: application?.isCrypto ?? false,
    hasRoutingNumber: application?.hasRoutingNumber ?? false,
    propertyState: application?.property?.state ?? null,
  }),
);

/** F-17 */
export const selectTimeZone = (state: RootState): string =>
  timeZoneOf(selectApplication(state)?.property ?? null);

export const selectScreenDrafts = createSelector(
  [
    (state: RootState) => selectApplicationState(state).uuid,
    (state: RootState) => selectApplicationState(state).unsaved,
  ],
  (uuid, unsaved) => ({ uuid, unsaved }),
);

/** Whether a step is being sent or the next screen is being determined. */
export const selectIsSending = (state: RootState): boolean =>
  selectApplicationState(state).step.status === 'sending' ||
  selectApplicationState(state).isRouting;

const NO_SERVER_ERRORS = { step: null, banner: null, fieldErrors: {} };

/** Returns the last step's failure for a form. */
export const selectServerErrors = createSelector(
  [(state: RootState) => selectApplicationState(state).step],
  (now) =>
    now.status === 'failed' ? { step: now.step, ...serverErrorsOf(now.failure) } : NO_SERVER_ERRORS,
);
