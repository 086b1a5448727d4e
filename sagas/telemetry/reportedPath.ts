import { applicationScreenAt } from '#store/application/currentScreen.ts';
import { screenOf } from '#store/application/screens.ts';
import { BASE_PATH, screenAt, screens } from '#store/shell/screens.ts';

/** The pattern of an address with the application's uuid; never a parameter of another kind (SC-13). */
export function reportedPath(pathname: string): string {
  const match = screenAt(pathname);
  if (match === null) return `${BASE_PATH}/`;
  const { uuid = ':uuid', path = '' } = match.parameters;
  const inside = match.screen === 'application' ? applicationScreenAt(path) : null;
  const rest = inside === null ? ':path' : screenOf(inside.screen).path;
  return `${BASE_PATH}/${screens[match.screen].path.replace(':uuid', uuid).replace(':path', rest)}`;
}
