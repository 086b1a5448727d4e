import { createSelector } from 'reselect';

import { timeZoneOf } from '#store/geography/timeZones.ts';
import type { RootState } from '#store/index.ts';

import type { RoutedApplication } from './status/checklist.ts';

/** The application of the address, or null until it was read. */
export const selectApplication = ({ application: { record } }: RootState) =>
  record.status === 'ready' ? record.value : null;

export const selectApplicationFailure = ({ application: { record } }: RootState) =>
  record.status === 'failed' ? record.failure : null;

/** Why it is not known where to go next; null when it is, or nobody has asked. */
export const selectRoutingFailure = ({ application: { routingFailure } }: RootState) =>
  routingFailure;

/** What the lender last said, or null. */
export const selectStatus = ({ application: { status } }: RootState) =>
  status.status === 'ready' ? status.value : null;

/** What the checklist needs of the application; until it was read, the plainest one. */
export const selectRoutedApplication = createSelector(
  [selectApplication],
  (application): RoutedApplication => ({
    isCrypto: application?.isCrypto ?? false,
    hasRoutingNumber: application?.hasRoutingNumber ?? false,
    propertyState: application?.property?.state ?? null,
  }),
);

/** Where the days of the application are told (F-17). */
export const selectTimeZone = (state: RootState): string =>
  timeZoneOf(selectRoutedApplication(state).propertyState);

/** What the screens of the application hold and have not sent, and whose it is. */
export const selectScreenDrafts = createSelector(
  [(state: RootState) => state.application.uuid, (state: RootState) => state.application.unsaved],
  (uuid, unsaved) => ({ uuid, unsaved }),
);
