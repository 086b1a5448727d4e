import { createSelector } from 'reselect';

import type { RootState } from '#store/index.ts';
import { patternOf } from '#store/shell/screens.ts';
import { selectMatch } from '#store/shell/selectors.ts';

import type { EnteredFeature } from './features.ts';
import { applicationScreens, featureOf, type ApplicationScreenId } from './screens.ts';

const patterns = Object.entries(applicationScreens).map(
  ([id, { path }]) => [id as ApplicationScreenId, patternOf(path)] as const,
);

export interface ApplicationMatch {
  readonly screen: ApplicationScreenId;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The screen at a path under an application, as `income/link/truv-payroll`; null for none. */
export function applicationScreenAt(path: string): ApplicationMatch | null {
  for (const [screen, pattern] of patterns) {
    const found = pattern.exec(`/${path}`);
    if (found !== null) return { screen, parameters: { ...found.groups } };
  }
  return null;
}

/** The screen of the application at the address; null for an address of another kind. */
export const selectApplicationScreen = createSelector([selectMatch], (match) =>
  match?.screen === 'application' ? applicationScreenAt(match.parameters['path'] ?? '') : null,
);

/** The id of that screen. */
export const selectScreenId = (state: RootState): ApplicationScreenId | null =>
  selectApplicationScreen(state)?.screen ?? null;

/** The feature of the screen; null outside an application. */
export const selectFeature = (state: RootState): EnteredFeature | null => {
  if (selectMatch(state)?.screen === 'editAnswer') return 'summary';
  const screen = selectScreenId(state);
  return screen && featureOf(screen);
};
