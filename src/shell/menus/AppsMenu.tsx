import { useAppSelector } from '#src/hooks.ts';
import { useExitLink } from '#src/shell/links/useExitLink.ts';
import { MenuButton } from '#src/ui/overlays/MenuButton.tsx';
import { selectApps } from '#store/shell/appsMenu.ts';
import { selectSupport } from '#store/org/selectors.ts';

import css from './AppsMenu.module.css';
import { MenuIcon } from './MenuIcon.tsx';

/** The sibling products of the brand, and its phone (HDR-07, HDR-08); left out where it has none. */
export function AppsMenu() {
  const apps = useAppSelector(selectApps);
  const { phone, phoneHref } = useAppSelector(selectSupport);
  const exit = useExitLink();
  if (apps.length === 0) return null;
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
