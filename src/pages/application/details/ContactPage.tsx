import { useAppSelector } from '#src/hooks.ts';
import { ApplicationLayout } from '#src/pages/shared/ApplicationLayout.tsx';
import { RemoteContent } from '#src/pages/shared/RemoteContent.tsx';
import { Actions, Screen } from '#src/pages/shared/Screen.tsx';
import { useIsOpen } from '#src/pages/shared/useIsOpen.ts';
import { ClosedNotice, GoToCurrentStep } from '#src/pages/shared/ApplicationActions.tsx';
import { DefinitionList } from '#src/ui/layout/Card.tsx';
import type { AdditionalInfo } from '#store/application/details/additionalInfoAnswer.ts';
import { selectLenderData } from '#store/application/lenderDataSlice.ts';
import { additionalInfoRows } from '#store/application/details/additionalInfoRows.ts';
import { selectApplication } from '#store/application/selectors.ts';

import { CONTACT_TITLE, ContactForm } from './ContactForm.tsx';

/** start/contact: what the lender still has to know before it can go on. */
export function ContactPage() {
  const saved = useAppSelector((state) => selectLenderData(state).savedInfo);
  const application = useAppSelector(selectApplication);
  const isOpen = useIsOpen();
  return (
    <ApplicationLayout>
      <RemoteContent
        value={saved}
        title={CONTACT_TITLE}
        waiting="We are getting what you told us before."
      >
        {(info) =>
          isOpen && application !== null ? (
            <ContactForm application={application} saved={info} />
          ) : (
            <ContactAnswers saved={info} />
          )
        }
      </RemoteContent>
    </ApplicationLayout>
  );
}

/** When the facts were sent, or are not asked for yet: what was answered, to read; never the SSN. */
function ContactAnswers({ saved }: { saved: AdditionalInfo | null }) {
  return (
    <Screen title={CONTACT_TITLE}>
      <ClosedNotice />
      {saved === null ? (
        <p>You have not answered this yet.</p>
      ) : (
        <DefinitionList rows={additionalInfoRows(saved)} />
      )}
      <Actions>
        <GoToCurrentStep />
      </Actions>
    </Screen>
  );
}
