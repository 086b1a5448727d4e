import { createSelector } from 'reselect';

import { selectIsAuthenticated } from '#store/identity/selectors.ts';
import { selectSwitches } from '#store/org/selectors.ts';

interface App {
  readonly label: string;
  /** A path on the main site. */
  readonly to: string;
  /** Only shown to authenticated users. */
  readonly isPersonal?: true;
}

/** Sibling products and pages of the main site (HDR-07, NAV-02 to NAV-09). We chose their names. */
const apps: readonly App[] = [
  { label: 'Settings', to: '/dashboard/settings', isPersonal: true },
  { label: 'Contact', to: '/contact' },
  { label: 'Exchange', to: '/exchange' },
  { label: 'Pay', to: '/pay' },
  { label: 'Marketplace', to: '/universal-marketplace' },
  { label: 'Passport', to: '/universal-passport' },
  { label: 'Portfolio', to: '/portfolio', isPersonal: true },
  { label: 'Group Manager', to: '/group-manager', isPersonal: true },
];

/** Returns the apps menu. Empty if the brand has no sibling products, with Portfolio if it has one (NAV-08). */
export const selectApps = createSelector(
  [selectSwitches, selectIsAuthenticated],
  ({ appsMenu, portfolioLink }, isAuthenticated): readonly App[] =>
    appsMenu
      ? apps.filter(
          ({ to, isPersonal }) =>
            (isAuthenticated || isPersonal !== true) && (portfolioLink || to !== '/portfolio'),
        )
      : [],
);
