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
/** Returns the modal to show: one at a time, in the order of opening. The session's modal is separate. */
export const selectModal = (state: RootState) => {
  const [first] = selectModals(state);
  return first === undefined || first.id === 'timeLimit' ? null : first;
};
/** Returns the session's modal, which doesn't wait for others (FT-23). */
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

/** Whether the address belongs to an additional signer's area, behind their login. */
export const selectIsSignersArea = (state: RootState): boolean =>
  selectMatch(state)?.screen === 'signer';

/**
 * Returns the uuid of the current application (decision 27), or null: the one in the address or, if addresses have
 * none (as for signers), the one that the guard opened. Drafts, uploads, reads and steps use it as their key.
 */
export const selectUuidInHand = (state: RootState): string | null => {
  const match = selectMatch(state);
  return selectIsSignersArea(state)
    ? (state.application?.uuid ?? null)
    : (match?.parameters['uuid'] ?? null);
};

/** Screens that a sign-in doesn't return to. */
const ends: readonly ScreenId[] = ['notAcceptingApps', 'comingSoon', 'signerLogin'];

/**
 * Returns the address that a sign-in returns to, or null. A provider's return address works only once, so the link's
 * screen replaces it.
 */
export const selectReturnAddress = (state: RootState): string | null => {
  const { pathname, search } = selectLocation(state);
  const screen = selectMatch(state)?.screen;
  const link = state.application?.linking?.returning;
  if (screen === 'linkReturn' && link) return applicationPath(link.uuid, link.path);
  return screen !== undefined && ends.includes(screen) ? null : returnPath(pathname, search);
};

/** Whether maintenance is shown. Decided at the last navigation. */
export const selectIsInMaintenance = (state: RootState) => state.shell.isInMaintenance;
/** Returns the property's local day by the lender's clock, yyyy-MM-dd, or null while unknown. */
export const selectToday = (state: RootState) => state.shell.today;
export const selectIsBusy = (state: RootState) => state.shell.activities.length > 0;

/** Returns the lender's wait as text, or null. It is rounded, because it doesn't count down (FT-05). */
export const selectWait = ({ shell: { waits } }: RootState): string | null => {
  if (waits.length === 0) return null;
  const tens = Math.ceil(Math.max(...waits.map(({ ms }) => ms)) / 10_000);
  return `You can try again in about ${tens > 5 ? 'a minute' : `${tens * 10} seconds`}.`;
};
