import { useAppSelector } from '#src/hooks.ts';
import { leadsText } from '#store/registration/consents.ts';
import { selectEndsAtWaitlist, selectSoftCreditText } from '#store/registration/softCredit.ts';

import css from './SoftCredit.module.css';

/** The soft check consent above the submit button (SOFT-01 to SOFT-03, T-32). Not part of the waitlist. */
export function SoftCredit() {
  const text = useAppSelector(selectSoftCreditText);
  if (useAppSelector(selectEndsAtWaitlist)) return null;
  return (
    <div className={css['agreement']}>
      {text && <p>{text.text}</p>}
      <p>{leadsText.text}</p>
    </div>
  );
}
