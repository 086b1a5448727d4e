import { useMemo } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { ApplicationStatusCard } from '#src/pages/application/status/ApplicationStatusCard.tsx';
import {
  CancelApplication,
  ContactUs,
  SaveForLater,
} from '#src/pages/shared/actions/ApplicationActions.tsx';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
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
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';
import type { RootState } from '#store/index.ts';
import { selectOrganisation } from '#store/org/selectors.ts';
import { selectToday } from '#store/shell/selectors.ts';
import { initialFormValues } from '#store/unsaved.ts';

import { EmployerQuestions } from './EmployerQuestions.tsx';

const { title: TITLE } = applicationScreens.incomeEmployer;
const HELP = "We'll contact your employer once to confirm you work there. We won't say why.";

/** income/employer-verification: who can confirm the employment (STATUS-61). */
export default function EmployerPage() {
  return (
    <LenderScreen
      data="employment"
      also={['income', 'uploadLimits']}
      title={TITLE}
      waiting="We're getting your earlier answers."
      readOnly={(saved) =>
        saved === null ? <p>You haven't answered this yet.</p> : <Facts saved={saved} />
      }
    >
      {(saved) => <Employer saved={saved} />}
    </LenderScreen>
  );
}

const Facts = ({ saved }: { saved: Employment }) => (
  <DefinitionList
    rows={employerRows(saved).map(({ label, value }) => ({ label, value: <bdi>{value}</bdi> }))}
  />
);

const selectEmploymentType = (state: RootState) => {
  const { income } = selectLenderData(state);
  return income.status === 'ready' ? income.value.employmentType : '';
};

function Employer({ saved }: { saved: Employment | null }) {
  const employmentType = useAppSelector(selectEmploymentType);
  const uploads = useAppSelector(selectUploads);
  const today = useAppSelector(selectToday);
  const organisation = useAppSelector(selectOrganisation);
  const isSilent = saved?.state === 'CALLED_NO_ANSWER';
  const context = useMemo(
    () => ({ employmentType, today, canSendPapers: isSilent }),
    [employmentType, today, isSilent],
  );
  const validate = useMemo(() => employerFormValidator(context, uploads), [context, uploads]);
  return (
    <ScreenForm<EmployerForm>
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
      intent={(values) => employerSubmitted(employerAnswer(values, context))}
      footer={
        <>
          <SaveForLater />
          <CancelApplication />
          <ContactUs />
        </>
      }
      draft="incomeEmployer"
      start={(draft) => initialFormValues<EmployerForm>(saved && employerForm(saved), draft)}
      step="employer"
    >
      <State saved={saved} />
      <EmployerQuestions context={context} />
    </ScreenForm>
  );
}

/** The state of the employer's answer, once the borrower has named an employer. */
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
