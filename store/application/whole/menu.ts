import { createSelector } from 'reselect';

import {
  screenAddress,
  signerAddress,
  type ApplicationScreenId,
} from '#store/application/core/screens.ts';
import { selectStatus } from '#store/application/core/selectors.ts';
import type { RootState } from '#store/index.ts';
import { BASE_PATH } from '#store/shell/screens.ts';
import { selectIsSignersArea, selectUuidInHand } from '#store/shell/selectors.ts';

/** The entries of "Your application" that lead to other screens (F-01). */
const entries: readonly (readonly [label: string, screen: ApplicationScreenId])[] = [
  ['Your details', 'startSummary'],
  ['Your offer', 'productSelect'],
  ['Your documents', 'documentDisclosures'],
  ['Your to-do list', 'conditions'],
];

const HELP = { label: 'Get help', to: `${BASE_PATH}/register/support` };

interface MenuLink {
  readonly label: string;
  readonly to: string;
}

/** The additional signer's own documents, but not the borrower's. */
const signersLinks: readonly MenuLink[] = [
  { label: 'Your documents', to: signerAddress('signerDocuments') },
  HELP,
];

export const selectMenuLinks = createSelector(
  [selectUuidInHand, selectIsSignersArea],
  (uuid, isSigner): readonly MenuLink[] => {
    if (uuid === null) return [HELP];
    if (isSigner) return signersLinks;
    const links = entries.map(([label, screen]) => ({ label, to: screenAddress(uuid, screen) }));
    return [...links, HELP];
  },
);

/** Once the note is signed, the right to cancel replaces withdrawal (F-15). */
const signedOrEnded = new Set([
  'CO_DEED_REQ',
  'GEN_NOTARY_DISCLOSURE',
  'ATTORNEY_REVIEW',
  'NOTARY_WAITING_PERIOD',
  'DEED_SIGNING',
  'MANUAL_DEED_SIGNING',
  'GEN_RESCISSION',
  'RESCISSION',
  'RECORDING',
  'FUNDABLE',
  'FUNDING_DECISION',
  'DIRECT_DEBT_PAYOFF',
  'COMPLETE',
  'CANCELLED',
  'DECLINED',
]);

/** Whether the borrower can withdraw the application (F-15). */
export const selectMayWithdraw = (state: RootState): boolean => {
  const status = selectStatus(state);
  if (selectIsSignersArea(state)) return false;
  return status !== null && !signedOrEnded.has(status.checklistStatus);
};
