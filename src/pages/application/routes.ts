import { routes, type Route } from '#src/routes.ts';
import { applicationScreenAt } from '#store/application/currentScreen.ts';
import { featureOf, type ApplicationScreenId } from '#store/application/screens.ts';

import { choosingPages } from './routes/choosing.ts';
import { signingPages } from './routes/signing.ts';
import { verifyingPages } from './routes/verifying.ts';

/** The code of every screen's page. */
const pages: Readonly<Record<ApplicationScreenId, Route>> = {
  ...choosingPages,
  ...verifyingPages,
  ...signingPages,
};

/** The page at a path under an application; any other path is not found. */
export function applicationRouteAt(path: string): Route {
  const match = applicationScreenAt(path);
  return match === null
    ? routes.notFound
    : { ...pages[match.screen], feature: featureOf(match.screen) };
}
