import { useMemo } from 'react';

import type { UploadLimits } from '#store/application/uploads/limits.ts';
import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ApplicationStatusCard } from '#src/pages/application/status/ApplicationStatusCard.tsx';
import {
  CancelApplication,
  ContactUs,
  SaveForLater,
} from '#src/pages/shared/ApplicationActions.tsx';
import { LenderScreen } from '#src/pages/shared/LenderScreen.tsx';
import { ReadOnlyScreen } from '#src/pages/shared/ReadOnlyScreen.tsx';
import { RemoteContent } from '#src/pages/shared/RemoteContent.tsx';
import { useIsOpen } from '#src/pages/shared/useStableSelector.ts';
import { useScreenDraft } from '#src/pages/shared/useScreenDraft.ts';
import { useStep } from '#src/pages/shared/useStep.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import { DefinitionList } from '#src/ui/layout/Card.tsx';
import { Disclosure } from '#src/ui/layout/Disclosure.tsx';
import { employerSubmitted } from '#store/application/income/actions.ts';
import {
  employerAnswer,
  employerConsent,
  employerForm,
  employerFormValidator,
  employerRows,
  type EmployerForm,
  type Employment,
} from '#store/application/income/employer.ts';
import { selectLenderData } from '#store/application/lenderDataSlice.ts';
import { applicationScreens } from '#store/application/screens.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';
import { selectOrganisation } from '#store/org/selectors.ts';
import { selectToday } from '#store/shell/selectors.ts';
import { initialFormValues } from '#store/unsaved.ts';

import { EmployerQuestions } from './EmployerQuestions.tsx';

const { title: TITLE } = applicationScreens.incomeEmployer;
const HELP = "We'll contact your employer once to confirm you work there. We won't say why.";
const WAITING = "We're getting your earlier answers.";

/** income/employer-verification: who can confirm the employment (STATUS-61). */
export function EmployerPage() {
  const isOpen = useIsOpen();
  const needs = useAppSelector((state) => selectLenderData(state).income);
  const limits = useAppSelector((state) => selectLenderData(state).uploadLimits);
  return (
    <LenderScreen data="employment" title={TITLE} waiting={WAITING}>
      {(saved) => (
        <RemoteContent value={needs} title={TITLE} waiting={WAITING}>
          {({ employmentType }) => (
            <RemoteContent value={limits} title={TITLE} waiting={WAITING}>
              {(known) =>
                isOpen ? (
                  <Employer saved={saved} employmentType={employmentType} limits={known} />
                ) : (
                  <SavedEmployment saved={saved} />
                )
              }
            </RemoteContent>
          )}
        </RemoteContent>
      )}
    </LenderScreen>
  );
}

/** The saved answers, read-only; shown at other steps. */
function SavedEmployment({ saved }: { saved: Employment | null }) {
  return (
    <ReadOnlyScreen title={TITLE}>
      {saved === null ? <p>You haven't answered this yet.</p> : <Facts saved={saved} />}
    </ReadOnlyScreen>
  );
}

const Facts = ({ saved }: { saved: Employment }) => (
  <DefinitionList
    rows={employerRows(saved).map(({ label, value }) => ({ label, value: <bdi>{value}</bdi> }))}
  />
);

interface EmployerProps {
  saved: Employment | null;
  employmentType: string;
  limits: UploadLimits;
}

function Employer({ saved, employmentType, limits }: EmployerProps) {
  const dispatch = useAppDispatch();
  const uploads = useAppSelector(selectUploads);
  const today = useAppSelector(selectToday);
  const organisation = useAppSelector(selectOrganisation);
  const isSilent = saved?.state === 'CALLED_NO_ANSWER';
  const context = useMemo(
    () => ({ employmentType, today, canSendPapers: isSilent }),
    [employmentType, today, isSilent],
  );
  const validate = useMemo(() => employerFormValidator(context, uploads), [context, uploads]);
  const { form } = useScreenDraft<EmployerForm>('incomeEmployer', (draft) =>
    initialFormValues<EmployerForm>(saved && employerForm(saved), draft),
  );
  return (
    <StepForm<EmployerForm>
      title={TITLE}
      help={HELP}
      validate={validate}
      submitLabel="Send"
      busyLabel="Sending"
      agreement={
        <CheckboxField name="consent" label="Permission to ask">
          {employerConsent(organisation.orgMetaData.companyInfo.companyName).text}
        </CheckboxField>
      }
      onAnswer={(values) => dispatch(employerSubmitted(employerAnswer(values, context)))}
      footer={
        <>
          <SaveForLater />
          <CancelApplication />
          <ContactUs />
        </>
      }
      {...form}
      {...useStep('employer')}
    >
      <State saved={saved} />
      <EmployerQuestions context={context} limits={limits} />
    </StepForm>
  );
}

/** The state of the employer's answer, after the borrower has given an employer. */
function State({ saved }: { saved: Employment | null }) {
  if (saved === null) return null;
  if (saved.state === 'CALLED_NO_ANSWER')
    return (
      <Notice tone="warning" heading="Your employer did not answer">
        <p>Give us another contact, or send an offer letter or a W-2.</p>
      </Notice>
    );
  if (saved.state === 'CONFIRMED')
    return (
      <Notice tone="success" heading="Your employer has confirmed it">
        <p>There is nothing more you need to do.</p>
      </Notice>
    );
  return (
    <>
      <ApplicationStatusCard />
      <Disclosure summary="What you told us">
        <Facts saved={saved} />
      </Disclosure>
    </>
  );
}
