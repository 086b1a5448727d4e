import { Icon } from '#src/ui/layout/Icon.tsx';
import { useAppSelector } from '#src/hooks.ts';
import { selectSupport } from '#store/org/selectors.ts';

import css from './ContactLines.module.css';

/**
 * How to reach a person, in the same order everywhere: phone, e-mail (AX-08).
 * - Both are links with the number and the address as their text (AX-29).
 */
export function ContactLines() {
  // Also on the error page of a page without an organisation (FT-80).
  const support = useAppSelector(({ org }) => (org.organisation ? selectSupport({ org }) : null));
  if (!support?.phoneHref && !support?.emailHref) return null;
  return (
    <ul className={css['lines']} role="list">
      {support.phoneHref && (
        <li>
          <Icon name="phone" />
          <a href={support.phoneHref}>{support.phone}</a>
        </li>
      )}
      {support.emailHref && (
        <li>
          <Icon name="mail" />
          <a href={support.emailHref}>{support.email}</a>
        </li>
      )}
    </ul>
  );
}
