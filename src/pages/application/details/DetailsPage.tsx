import { useAppSelector } from '#src/hooks.ts';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { ReadOnlyScreen } from '#src/pages/shared/frame/ReadOnlyScreen.tsx';
import { useIsOpen } from '#src/pages/shared/step/useStableSelector.ts';
import { DefinitionList } from '#src/ui/layout/Card.tsx';
import type { AdditionalInfo } from '#store/application/details/additionalInfoAnswer.ts';
import { additionalInfoRows } from '#store/application/details/additionalInfoRows.ts';
import { selectApplication } from '#store/application/core/selectors.ts';

import { DETAILS_TITLE, ContactForm } from './ContactForm.tsx';

/** start/contact: the additional information that the lender needs. */
export default function DetailsPage() {
  const application = useAppSelector(selectApplication);
  const isOpen = useIsOpen();
  return (
    <LenderScreen
      data="savedInfo"
      title={DETAILS_TITLE}
      waiting="We're getting your earlier answers."
    >
      {(info) =>
        isOpen && application !== null ? (
          <ContactForm application={application} saved={info} />
        ) : (
          <ContactAnswers saved={info} />
        )
      }
    </LenderScreen>
  );
}

/** The answers, read-only and without the SSN; shown at other steps. */
function ContactAnswers({ saved }: { saved: AdditionalInfo | null }) {
  return (
    <ReadOnlyScreen title={DETAILS_TITLE}>
      {saved === null ? (
        <p>You haven't answered this yet.</p>
      ) : (
        <DefinitionList rows={additionalInfoRows(saved)} />
      )}
    </ReadOnlyScreen>
  );
}
