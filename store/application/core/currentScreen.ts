import { createSelector } from 'reselect';

import type { RootState } from '#store/index.ts';
import { readParameters } from '#store/shell/query.ts';
import { patternOf } from '#store/shell/screens.ts';
import { selectMatch } from '#store/shell/selectors.ts';

import type { EnteredFeature } from './features.ts';
import {
  applicationScreens,
  featureOf,
  notaryParts,
  screenOf,
  type ApplicationScreenId,
} from './screens.ts';

const patternsOf = (isThere: (area: 'signer' | 'both' | undefined) => boolean) =>
  Object.keys(applicationScreens)
    .map((id) => id as ApplicationScreenId)
    .filter((id) => isThere(screenOf(id).area))
    .map((id) => [id, patternOf(screenOf(id).path)] as const);

const borrowersPatterns = patternsOf((area) => area !== 'signer');
const signersPatterns = [
  ...patternsOf((area) => area !== undefined),
  // ROUTE-SIGN-12: where a condition is answered.
  ['identity', patternOf('conditions/identity')] as const,
];

export interface ApplicationMatch {
  readonly screen: ApplicationScreenId;
  readonly parameters: Readonly<Record<string, string>>;
}

function screenIn(patterns: typeof borrowersPatterns, path: string): ApplicationMatch | null {
  for (const [screen, pattern] of patterns) {
    const found = pattern.exec(`/${path}`);
    if (found !== null) return { screen, parameters: { ...found.groups } };
  }
  return null;
}

/** Returns the screen at a path below an application, such as `income/link/truv-payroll`, or null. */
export const applicationScreenAt = (path: string): ApplicationMatch | null =>
  screenIn(borrowersPatterns, path);

/** Returns the screen at a path below heloc-signer. At `sign`, the query names the part of the notary session. */
export function signerScreenAt(path: string, search: string): ApplicationMatch | null {
  const match = screenIn(signersPatterns, path);
  const { notary } = readParameters(search);
  if (match?.screen !== 'signerSign' || notary === undefined) return match;
  const screen = isNotaryPart(notary) ? notaryParts[notary] : 'signerSign';
  return { screen, parameters: {} };
}

const isNotaryPart = (part: string): part is keyof typeof notaryParts =>
  Object.hasOwn(notaryParts, part);

/** Returns the application screen at the address, or null. */
export const selectApplicationScreen = createSelector(
  [selectMatch, (state: RootState) => state.shell.location.search],
  (match, search) => {
    const path = match?.parameters['path'] ?? '';
    if (match?.screen === 'signer') return signerScreenAt(path, search);
    return match?.screen === 'application' ? applicationScreenAt(path) : null;
  },
);

export const selectScreenId = (state: RootState): ApplicationScreenId | null =>
  selectApplicationScreen(state)?.screen ?? null;

/** Returns the feature of the screen, or null outside an application. */
export const selectFeature = (state: RootState): EnteredFeature | null => {
  if (selectMatch(state)?.screen === 'editAnswer') return 'summary';
  const screen = selectScreenId(state);
  return screen && featureOf(screen);
};
