import { Icon } from '#src/ui/layout/Icon.tsx';
import { following } from '#src/ui/layout/follow.ts';
import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { selectHasDashboard } from '#store/identity/selectors.ts';
import { loginRequested, logoutRequested } from '#store/identity/slice.ts';
import { selectBrandName, selectHasLogo, selectOrgCode } from '#store/org/selectors.ts';
import { selectView } from '#store/shell/view.ts';
import { useExit } from '#src/shell/links/useExit.ts';

import css from './Header.module.css';

/** The brand's mark and name, which lead to its home (HDR-01). */
function Brand() {
  const orgCode = useAppSelector(selectOrgCode);
  const name = useAppSelector(selectBrandName);
  const hasLogo = useAppSelector(selectHasLogo);
  const { href, onFollow } = useExit()('/');
  return (
    <a className={css['brand']} href={href} onClick={following(onFollow)}>
      {hasLogo && <img src={`/brands/${orgCode}/logo.svg`} alt="" width={48} height={48} />}
      {/* The link says where it leads: the name alone is the page's own. */}
      <span>
        {name}
        <span className="visually-hidden"> home</span>
      </span>
    </a>
  );
}

/** While nobody knows who is here, an open page offers the login, and a private one nothing yet. */
function Account() {
  const dispatch = useAppDispatch();
  const session = useAppSelector((state) => state.identity.session);
  const hasDashboard = useAppSelector(selectHasDashboard);
  const isOpenPage = useAppSelector((state) => selectView(state).kind === 'page');
  const dashboard = useExit()('/dashboard');

  if (session === 'signedIn')
    return (
      <>
        {hasDashboard && (
          <a href={dashboard.href} onClick={following(dashboard.onFollow)}>
            Dashboard
          </a>
        )}
        <button type="button" onClick={() => void dispatch(logoutRequested())}>
          Logout
        </button>
      </>
    );
  if (session === 'unknown' && !isOpenPage) return null;
  return (
    <a href="/auth/login" onClick={following(() => void dispatch(loginRequested()))}>
      <Icon name="person" />
      Login
    </a>
  );
}

/**
 * The head of every page (HDR-01 to HDR-06).
 * - The mark is decoration: the name beside it is text.
 * - Login, dashboard and logout are in a navigation of their own.
 */
export function Header() {
  return (
    <header className={css['header']}>
      <div className={css['line']}>
        <Brand />
        <nav className={css['account']} aria-label="Your account">
          <Account />
        </nav>
      </div>
    </header>
  );
}
