import { Disclosure } from '#src/ui/layout/Disclosure.tsx';
import { useAppSelector } from '#src/hooks.ts';
import { selectOrganisation } from '#store/org/selectors.ts';
import { softCreditConsent } from '#store/org/softCreditConsent.ts';
import { leadsText } from '#store/registration/consents.ts';

/** The consent to the soft check, to read again (T-01, T-32). */
export function SoftCheckNote() {
  const organisation = useAppSelector(selectOrganisation);
  return (
    <>
      <Disclosure summary="This is a soft check. What you agreed to">
        <p>{softCreditConsent(organisation, 'default', { button: 'Continue' })}</p>
      </Disclosure>
      <p>{leadsText.text}</p>
    </>
  );
}
