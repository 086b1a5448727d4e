import { NavLink } from 'react-router';

import { useAppSelector } from '#src/hooks.ts';
import { LogForSupport } from '#src/shell/page/LogForSupport.tsx';
import { selectMenuLinks, selectMayWithdraw } from '#store/application/whole/menu.ts';

import { CancelApplication, SaveForLater } from '#src/pages/shared/actions/ApplicationActions.tsx';
import css from './ApplicationMenuItems.module.css';

/** The entries of "Your application", for a borrower who looks around or leaves (F-01, F-15). */
export function ApplicationMenuItems({ isOpen }: { isOpen: boolean }) {
  const links = useAppSelector(selectMenuLinks);
  const mayWithdraw = useAppSelector(selectMayWithdraw);
  if (!isOpen) return null;
  return (
    <ul className={css['items']} role="list">
      {links.map(({ label, to }) => (
        <li key={to}>
          <NavLink to={to} end>
            {label}
          </NavLink>
        </li>
      ))}
      <li>
        <SaveForLater />
        <p className={css['note']}>
          Answers you sent are on every device. What you typed and didn't send stays on this one.
        </p>
      </li>
      <li>
        <LogForSupport />
      </li>
      {mayWithdraw && (
        <li>
          <CancelApplication />
        </li>
      )}
    </ul>
  );
}
