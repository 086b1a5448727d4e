import { useAppSelector } from '#src/hooks.ts';
import { useExitLink } from '#src/shell/links/useExitLink.ts';
import { Icon } from '#src/ui/text/Icon.tsx';
import { MenuButton } from '#src/ui/overlays/MenuButton.tsx';
import { selectApps } from '#store/shell/appsMenu.ts';
import { selectSupport } from '#store/org/selectors.ts';

import css from './AppsMenu.module.css';
import { MenuIcon } from './MenuIcon.tsx';

/** The brand's sibling products, with its phone below (HDR-07). */
function Apps() {
  const apps = useAppSelector(selectApps);
  const { phone, phoneHref } = useAppSelector(selectSupport);
  const exit = useExitLink();
  return (
    <MenuButton name="Apps" face={<MenuIcon name="apps" />} title="Apps">
      <ul className={css['apps']} role="list">
        {apps.map(({ label, to }) => (
          <li key={to}>
            <a {...exit(to)}>{label}</a>
          </li>
        ))}
      </ul>
      {phoneHref && (
        <p className={css['phone']}>
          Call us: <a href={phoneHref}>{phone}</a>
        </p>
      )}
    </MenuButton>
  );
}

/** The phone of a brand without an apps menu. A narrow header only shows its icon (HDR-08). */
function Phone() {
  const { phone, phoneHref } = useAppSelector(selectSupport);
  return (
    phoneHref && (
      <a className={css['call']} href={phoneHref}>
        <Icon name="phone" />
        <span className="visually-hidden">Call us: </span>
        <span className={css['number']}>{phone}</span>
      </a>
    )
  );
}

/** The header's navigation bar: the apps menu, or only the phone (HDR-07, HDR-08). */
export function AppsMenu() {
  const hasApps = useAppSelector((state) => selectApps(state).length > 0);
  const hasPhone = useAppSelector((state) => selectSupport(state).phoneHref !== null);
  return hasApps || hasPhone ? (
    <nav aria-label="Apps and phone">{hasApps ? <Apps /> : <Phone />}</nav>
  ) : null;
}
