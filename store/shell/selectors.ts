import { createSelector } from 'reselect';

import { isUnderMaintenance } from '#store/features/flags.ts';
import type { RootState } from '#store/index.ts';

import { readParameters, wayBack } from './query.ts';
import { pathUnderBase, screenAt, type ScreenId } from './screens.ts';

export const selectLocation = (state: RootState) => state.shell.location;
export const selectNavigationCount = (state: RootState) => state.shell.navigationCount;
export const selectIsOnline = (state: RootState) => state.shell.isOnline;
export const selectIsStorageKept = (state: RootState) => state.shell.isStorageKept;
export const selectLoader = (state: RootState) => state.shell.loader;
export const selectProcessingMessage = (state: RootState) => state.shell.processingMessage;
/** Whether the code of an application's screens and stories is here. */
export const selectApplicationSagasReady = (state: RootState) => state.shell.applicationSagasReady;

export const selectToasts = (state: RootState) => state.shell.toasts;
export const selectModals = (state: RootState) => state.shell.modals;
/** The modal to show: one at a time, in the order they were asked for. What the session says is none of them. */
export const selectModal = (state: RootState) => {
  const [first] = selectModals(state);
  return first === undefined || first.id === 'timeLimit' ? null : first;
};
/** What the session says, which waits for no other modal (FT-23). */
export const selectTimeLimit = (state: RootState) =>
  selectModals(state).find((modal) => modal.id === 'timeLimit') ?? null;

/** The query parameters of the address, read once (SC-05). */
export const selectParameters = createSelector(
  [(state: RootState) => state.shell.location.search],
  readParameters,
);

/** The screen that the address names, or null. */
export const selectMatch = createSelector(
  [(state: RootState) => state.shell.location.pathname],
  screenAt,
);

/** The application that the address names, or null. */
export const selectAddressedUuid = (state: RootState) =>
  selectMatch(state)?.parameters['uuid'] ?? null;

/** Where nothing goes on: whoever signs in there is led on by the main site. */
const ends: readonly ScreenId[] = ['notAcceptingApps', 'comingSoon', 'signerLogin'];

/** The address that a sign-in comes back to, or null. */
export const selectReturnAddress = (state: RootState): string | null => {
  const { pathname, search } = selectLocation(state);
  const screen = selectMatch(state)?.screen;
  return screen !== undefined && ends.includes(screen) ? null : wayBack(pathname, search);
};

/** Whether the flags, as they are now, close the place of the address (MAINT-01). */
export const selectIsPlaceClosed = ({ features: { maintenance }, shell }: RootState) => {
  const path = pathUnderBase(shell.location.pathname);
  return maintenance !== null && path !== null && isUnderMaintenance(maintenance, path);
};
/** What is shown: decided at the last change of address. */
export const selectIsInMaintenance = (state: RootState) => state.shell.isInMaintenance;
/** The property's local day by the lender's clock, yyyy-MM-dd; null until it is known. */
export const selectToday = (state: RootState) => state.shell.today;
export const selectIsBusy = (state: RootState) => state.shell.activities.length > 0;

/** How long the lender asked to wait, in plain words, or null; said once, so that it counts nothing down (FT-05). */
export const selectWait = ({ shell: { waits } }: RootState): string | null => {
  if (waits.length === 0) return null;
  const tens = Math.ceil(Math.max(...waits.map(({ ms }) => ms)) / 10_000);
  return `You can try again in about ${tens > 5 ? 'a minute' : `${tens * 10} seconds`}.`;
};
