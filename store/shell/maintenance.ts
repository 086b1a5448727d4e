import type { Maintenance } from '#store/flags/flags.ts';
import { isUniqueId } from '#store/format/ids.ts';
import type { RootState } from '#store/index.ts';

import { pathUnderBase } from './screens.ts';

/** MAINT-04, MAINT-05 */
export const MAINTENANCE_TITLE = 'Scheduled Maintenance';
export const MAINTENANCE_MESSAGE =
  'We are currently undergoing scheduled maintenance. Please check back shortly. Thank you for your patience!';

const isApplication = (segment: string) => segment === '{uuid}' || isUniqueId(segment);

function parsePath(path: string) {
  const segments = path.split('/').filter((segment) => segment !== '');
  return {
    namesApplication: segments.some(isApplication),
    segments: segments.filter((segment) => !isApplication(segment)),
  };
}

/** Whether a route in maintenance covers a path. `/` covers all, `/{uuid}` every application (MAINT-01, A-37). */
export const isUnderMaintenance = (
  { routes }: Readonly<Pick<Maintenance, 'routes'>>,
  pathUnderBase: string,
): boolean => {
  const path = parsePath(pathUnderBase);
  return routes
    .map(parsePath)
    .some(
      ({ namesApplication, segments }) =>
        (path.namesApplication || !namesApplication) &&
        segments.every((segment, at) => segment === path.segments[at]),
    );
};

/** Whether the flags put the current address in maintenance (MAINT-01). */
export const selectIsAddressInMaintenance = ({ flags: { maintenance }, shell }: RootState) => {
  const path = pathUnderBase(shell.location.pathname);
  return maintenance !== null && path !== null && isUnderMaintenance(maintenance, path);
};
