import { Icon } from '#src/ui/text/Icon.tsx';
import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { selectHasDashboard } from '#store/navigation/additionalSigner.ts';
import { selectAsksBeforeLogout } from '#store/navigation/leaveSurvey.ts';
import { selectIsAuthenticated } from '#store/identity/selectors.ts';
import { loginRequested, logoutRequested } from '#store/identity/slice.ts';
import { selectBrandName, selectHasLogo, selectOrgCode } from '#store/org/selectors.ts';
import { selectView, type View } from '#store/navigation/view.ts';
import { modalOpened } from '#store/shell/slice.ts';
import { chatDockRef } from '#src/shell/chat/chatDock.ts';
import { lazyPart } from '#src/shell/lazyPart.tsx';
import { onPlainClick } from '#src/shell/links/onPlainClick.ts';
import { useExitLink } from '#src/shell/links/useExitLink.ts';

import css from './Header.module.css';

/** The brand's logo and name, linked to its home page (HDR-01). */
function Brand() {
  const orgCode = useAppSelector(selectOrgCode);
  const name = useAppSelector(selectBrandName);
  const hasLogo = useAppSelector(selectHasLogo);
  const exit = useExitLink();
  return (
    <a className={css['brand']} {...exit('/')}>
      {hasLogo && <img src={`/brands/${orgCode}/logo.svg`} alt="" width={48} height={48} />}
      {/* Names the target of the link, because the name is only the title of the page. */}
      <span>
        {name}
        <span className="visually-hidden"> home</span>
      </span>
    </a>
  );
}

const HeaderMenus = lazyPart('menus', () =>
  import('#src/shell/menus/HeaderMenus.tsx').then((module) => module.HeaderMenus),
);

/** The views in which the page isn't shown. The page may be private. */
const unopenedViews: ReadonlySet<View> = new Set(['waiting', 'failed']);

/**
 * The login or the account links. A user with a bearer token counts as signed in, even while the lender doesn't answer
 * (ACCESS-18). Before the session is known, a public page shows the login and a private page shows nothing.
 */
function Account() {
  const dispatch = useAppDispatch();
  const session = useAppSelector((state) => state.identity.session);
  const hasDashboard = useAppSelector(selectHasDashboard);
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  const isOpenPage = useAppSelector((state) => !unopenedViews.has(selectView(state)));
  const asksFirst = useAppSelector(selectAsksBeforeLogout);
  const exit = useExitLink();

  if (isAuthenticated)
    return (
      <>
        {hasDashboard && <a {...exit('/dashboard')}>Dashboard</a>}
        <button
          type="button"
          onClick={() =>
            void dispatch(asksFirst ? modalOpened({ id: 'leaveSurvey' }) : logoutRequested())
          }
        >
          Logout
        </button>
      </>
    );
  if (session === 'unknown' && !isOpenPage) return null;
  return (
    <a href="/auth/login" onClick={onPlainClick(() => void dispatch(loginRequested()))}>
      <Icon name="person" />
      Login
    </a>
  );
}

/** The header of every page (HDR-01 to HDR-08). */
export function Header() {
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  return (
    <header className={css['header']}>
      <div className={css['line']}>
        <Brand />
        <div className={css['tools']}>
          <HeaderMenus isWanted={isAuthenticated} />
          <div className={css['chat']} ref={chatDockRef} />
        </div>
        <nav className={css['account']} aria-label="Your account">
          <Account />
        </nav>
      </div>
    </header>
  );
}
