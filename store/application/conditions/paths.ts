import { createSelector } from 'reselect';

import {
  screenAddress,
  screenPath,
  signerAddress,
  type ApplicationScreenId,
} from '#store/application/core/screens.ts';
import { BASE_PATH } from '#store/shell/screens.ts';
import { selectIsSignersArea, selectUuidInHand } from '#store/shell/selectors.ts';

import { categoryOf } from './categories.ts';
import { conditionTasks } from './codes.ts';
import type { Condition } from './conditions.ts';

/** Who must answer: the borrower of an application, or an additional signer. */
export interface Asked {
  readonly uuid: string;
  readonly isSigner: boolean;
}

export const selectAskedPerson = createSelector(
  [selectUuidInHand, selectIsSignersArea],
  (uuid, isSigner): Asked => ({ uuid: uuid ?? '', isSigner }),
);

/** A signer's conditions have their screens below conditions (COND-05, C-22). */
const signersPath = (path: string) =>
  `${BASE_PATH}/heloc-signer/${path.startsWith('conditions/') ? path : `conditions/${path}`}`;

/** Returns the address where a condition is answered (COND-01 to COND-05, QUERY-COND-1 to QUERY-COND-3). */
export function conditionPath(
  { uuid: applicationUuid, isSigner }: Asked,
  { uuid, category }: Readonly<Pick<Condition, 'uuid' | 'category'>>,
): string {
  const { screen } = categoryOf(category);
  const task = conditionTasks[category] ?? category;
  const query = { conditionUuid: uuid, conditionType: task, conditionEnum: category };
  return isSigner
    ? signersPath(screenPath(screen, { query }))
    : screenAddress(applicationUuid, screen, { query });
}

/** Screens where additional signers answer conditions (ROUTE-SIGN-13). */
const signersScreens: readonly ApplicationScreenId[] = ['conditionsUpload', 'identity'];

/** Whether a screen answers the condition. Signers answer the others by phone (C-22). */
export const isAnsweredOnline = (
  { isSigner }: Asked,
  { category }: Readonly<Pick<Condition, 'category'>>,
): boolean => !isSigner || signersScreens.includes(categoryOf(category).screen);

/** Returns the address of the list. */
export const conditionsPath = ({ uuid, isSigner }: Asked): string =>
  isSigner ? signerAddress('conditions') : screenAddress(uuid, 'conditions');
