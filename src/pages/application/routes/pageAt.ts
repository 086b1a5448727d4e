import type { Route } from '#src/routes.ts';
import { applicationScreens, type ApplicationScreenId } from '#store/application/screens.ts';
import type { ApplicationPageId } from '#store/shell/view.ts';

/** The code of some screens' pages. */
export type PagesOf = Readonly<Partial<Record<ApplicationScreenId, Route>>>;

/** The page of a screen, as a probable next one. */
export const pageAt = (screen: ApplicationScreenId): ApplicationPageId =>
  `application/${applicationScreens[screen].path}`;

/** A screen that has no page of its own yet. */
export const statusCard = () =>
  import('#src/pages/application/status/StatusCardPage.tsx').then(
    (module) => module.StatusCardPage,
  );
