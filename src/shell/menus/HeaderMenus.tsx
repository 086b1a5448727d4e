import { useAppSelector } from '#src/hooks.ts';
import { selectIsAuthenticated } from '#store/identity/selectors.ts';

import { AppsMenu } from './AppsMenu.tsx';
import css from './HeaderMenus.module.css';
import { Notifications } from './Notifications.tsx';

/** The header's menus. They load late and come before the account, so nothing moves. */
export function HeaderMenus() {
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  return (
    <div className={css['menus']}>
      <AppsMenu />
      {/* HDR-03 */}
      {isAuthenticated && <Notifications />}
    </div>
  );
}
