import { createSelector } from 'reselect';

import type { RootState } from '#store/index.ts';

import { readParameters, returnPath } from './query.ts';
import { applicationPath, screenAt, type ScreenId } from './screens.ts';

export const selectLocation = (state: RootState) => state.shell.location;
export const selectNavigationCount = (state: RootState) => state.shell.navigationCount;
export const selectIsOnline = (state: RootState) => state.shell.isOnline;
export const selectIsStoragePersistent = (state: RootState) => state.shell.isStoragePersistent;
export const selectLoader = (state: RootState) => state.shell.loader;
export const selectProcessingMessage = (state: RootState) => state.shell.processingMessage;
export const selectApplicationSagasReady = (state: RootState) => state.shell.applicationSagasReady;

export const selectToasts = (state: RootState) => state.shell.toasts;
export const selectModals = (state: RootState) => state.shell.modals;
/** The modal to show: one at a time, in the order of opening; the session's is separate. */
export const selectModal = (state: RootState) => {
  const [first] = selectModals(state);
  return first === undefined || first.id === 'timeLimit' ? null : first;
};
/** The session's modal, which waits for no other (FT-23). */
export const selectTimeLimit = (state: RootState) =>
  selectModals(state).find((modal) => modal.id === 'timeLimit') ?? null;

export const selectParameters = createSelector(
  [(state: RootState) => state.shell.location.search],
  readParameters,
);

export const selectMatch = createSelector(
  [(state: RootState) => state.shell.location.pathname],
  screenAt,
);

/** Whether the address is one of an additional signer's, behind their login. */
export const selectIsSignersArea = (state: RootState): boolean =>
  selectMatch(state)?.screen === 'signer';

/**
 * The uuid of the application in hand (decision 27): that of the address, or where addresses have none, as a signer's,
 * that which the guard has opened. Drafts, uploads, reads and steps key on it; null outside an application.
 */
export const selectUuidInHand = (state: RootState): string | null => {
  const match = selectMatch(state);
  return selectIsSignersArea(state)
    ? (state.application?.uuid ?? null)
    : (match?.parameters['uuid'] ?? null);
};

/** Screens that a sign-in does not return to. */
const ends: readonly ScreenId[] = ['notAcceptingApps', 'comingSoon', 'signerLogin'];

/** The address that a sign-in returns to, or null; a provider's return works once, and stands for the link's screen. */
export const selectReturnAddress = (state: RootState): string | null => {
  const { pathname, search } = selectLocation(state);
  const screen = selectMatch(state)?.screen;
  const link = state.application?.linking?.returning;
  if (screen === 'linkReturn' && link) return applicationPath(link.uuid, link.path);
  return screen !== undefined && ends.includes(screen) ? null : returnPath(pathname, search);
};

/** What is shown: decided at the last route change. */
export const selectIsInMaintenance = (state: RootState) => state.shell.isInMaintenance;
/** The property's local day by the lender's clock, yyyy-MM-dd; null until it is known. */
export const selectToday = (state: RootState) => state.shell.today;
export const selectIsBusy = (state: RootState) => state.shell.activities.length > 0;

/** The lender's wait as a text, or null; rounded, so that it counts nothing down (FT-05). */
export const selectWait = ({ shell: { waits } }: RootState): string | null => {
  if (waits.length === 0) return null;
  const tens = Math.ceil(Math.max(...waits.map(({ ms }) => ms)) / 10_000);
  return `You can try again in about ${tens > 5 ? 'a minute' : `${tens * 10} seconds`}.`;
};
