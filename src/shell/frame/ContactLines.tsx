import { Icon } from '#src/ui/text/Icon.tsx';
import { useAppSelector } from '#src/hooks.ts';
import { selectSupport } from '#store/org/selectors.ts';

import css from './ContactLines.module.css';

/** The lender's phone and email as links, in the same order everywhere (AX-08, AX-29). */
export function ContactLines() {
  // The error page may have no organization (FT-80).
  const support = useAppSelector(({ org }) => (org.organisation ? selectSupport({ org }) : null));
  if (!support?.phoneHref && !support?.emailHref) return null;
  return (
    <ul className={css['lines']} role="list" data-contact="">
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
