import { createSelector } from 'reselect';

import { timeZoneOf } from '#store/geography/timeZones.ts';
import type { RootState } from '#store/index.ts';

import type { RoutedApplication } from './status/checklist.ts';

/** The application in the URL; null until it is loaded. */
export const selectApplication = ({ application: { record } }: RootState) =>
  record.status === 'ready' ? record.value : null;

export const selectApplicationFailure = ({ application: { record } }: RootState) =>
  record.status === 'failed' ? record.failure : null;

export const selectRoutingFailure = ({ application: { routingFailure } }: RootState) =>
  routingFailure;

export const selectStatus = ({ application: { status } }: RootState) =>
  status.status === 'ready' ? status.value : null;

/** Defaults until the application is loaded. */
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
  timeZoneOf(selectRoutedApplication(state).propertyState);

export const selectScreenDrafts = createSelector(
  [(state: RootState) => state.application.uuid, (state: RootState) => state.application.unsaved],
  (uuid, unsaved) => ({ uuid, unsaved }),
);
