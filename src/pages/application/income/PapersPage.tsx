import { useMemo } from 'react';

import type { UploadLimits } from '#store/application/uploads/limits.ts';
import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ContactUs, QuietLink, SaveForLater } from '#src/pages/shared/ApplicationActions.tsx';
import { LenderScreen } from '#src/pages/shared/LenderScreen.tsx';
import { optionsOf } from '#src/pages/shared/optionsOf.ts';
import { ReadOnlyScreen } from '#src/pages/shared/ReadOnlyScreen.tsx';
import { RemoteContent } from '#src/pages/shared/RemoteContent.tsx';
import { UploadField } from '#src/pages/shared/uploads/UploadField.tsx';
import { useIsOpen } from '#src/pages/shared/useStableSelector.ts';
import { useScreenDraft } from '#src/pages/shared/useScreenDraft.ts';
import { useStep } from '#src/pages/shared/useStep.tsx';
import { DateField } from '#src/ui/fields/DateField.tsx';
import { SelectField } from '#src/ui/fields/choice/SelectField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import { papersSubmitted } from '#store/application/income/actions.ts';
import type { PaperKind } from '#store/application/income/codes.ts';
import { otherPapersText, type IncomeNeeds } from '#store/application/income/income.ts';
import {
  OTHER_PAPERS_TITLE,
  paperFacts,
  papersValidator,
  payFrequencyLabels,
  paystubNeed,
  type PapersForm,
} from '#store/application/income/papers.ts';
import { selectLenderData } from '#store/application/lenderDataSlice.ts';
import { applicationScreens } from '#store/application/screens.ts';
import { selectAddressOf } from '#store/application/screenSelectors.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';
import { selectParameters, selectToday } from '#store/shell/selectors.ts';

const titles: Readonly<Record<PaperKind, string>> = {
  PAYSTUB: applicationScreens.incomeUpload.title,
  OTHER: OTHER_PAPERS_TITLE,
};
const WAITING = "We're looking up what we need from you.";

/** income/upload: pay stubs, or with `kind=other` the papers of another income. */
export function PapersPage() {
  const { kind: asked, record } = useAppSelector(selectParameters);
  const kind = asked === 'other' ? 'OTHER' : 'PAYSTUB';
  const title = titles[kind];
  const isOpen = useIsOpen();
  const needs = useAppSelector((state) => selectLenderData(state).income);
  return (
    <LenderScreen data="uploadLimits" title={title} waiting={WAITING}>
      {(limits) => (
        <RemoteContent value={needs} title={title} waiting={WAITING}>
          {(value) =>
            isOpen ? (
              // Another kind asks other questions.
              <Papers
                key={kind}
                kind={kind}
                recordUuid={record ?? null}
                needs={value}
                limits={limits}
              />
            ) : (
              <ReadOnlyScreen title={title}>
                <p>{needOf(kind, value)}</p>
              </ReadOnlyScreen>
            )
          }
        </RemoteContent>
      )}
    </LenderScreen>
  );
}

const needOf = (kind: PaperKind, { numDocsRequired, employmentType }: IncomeNeeds) =>
  kind === 'PAYSTUB' ? paystubNeed(numDocsRequired) : otherPapersText(employmentType);

interface PapersProps {
  kind: PaperKind;
  recordUuid: string | null;
  needs: IncomeNeeds;
  limits: UploadLimits;
}

function Papers({ kind, recordUuid, needs, limits }: PapersProps) {
  const dispatch = useAppDispatch();
  const uploads = useAppSelector(selectUploads);
  const today = useAppSelector(selectToday);
  const back = useAppSelector(selectAddressOf('incomeReview'));
  const least = kind === 'PAYSTUB' ? needs.numDocsRequired : 1;
  const validate = useMemo(
    () => papersValidator({ kind, today, least }, uploads),
    [kind, today, least, uploads],
  );
  return (
    <StepForm<PapersForm>
      title={titles[kind]}
      help={needOf(kind, needs)}
      validate={validate}
      submitLabel="Send"
      busyLabel="Sending"
      onAnswer={(values) =>
        dispatch(papersSubmitted({ ...paperFacts(kind, values), kind, recordUuid }))
      }
      footer={
        <>
          <QuietLink to={back}>Use another way</QuietLink>
          <SaveForLater />
          <ContactUs />
        </>
      }
      {...useScreenDraft<PapersForm>('incomeUpload').form}
      {...useStep('papers')}
    >
      {kind === 'PAYSTUB' ? (
        <>
          <UploadField group="payStubs" label="Pay stubs" limits={limits} />
          <PayFacts />
        </>
      ) : (
        <UploadField group="incomePapers" label="Income papers" limits={limits} />
      )}
    </StepForm>
  );
}

function PayFacts() {
  return (
    <>
      <TextField name="employerName" label="Employer" autoComplete="organization" />
      <SelectField
        name="payFrequency"
        label="How often are you paid?"
        options={optionsOf(payFrequencyLabels)}
        width="half"
      />
      <DateField
        name="lastPayDate"
        label="Last pay date"
        hint="The date on your newest pay stub."
        autoComplete="off"
      />
    </>
  );
}
