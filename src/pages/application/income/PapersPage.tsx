import { useMemo } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { QuietLink } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { optionsOf } from '#src/pages/shared/fields/optionsOf.ts';
import { UploadField } from '#src/pages/shared/uploads/UploadField.tsx';
import { DateField } from '#src/ui/fields/DateField.tsx';
import { SelectField } from '#src/ui/fields/choice/SelectField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
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
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectAddressOf } from '#store/application/whole/screenSelectors.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';
import { selectParameters, selectToday } from '#store/shell/selectors.ts';

const titles: Readonly<Record<PaperKind, string>> = {
  PAYSTUB: applicationScreens.incomeUpload.title,
  OTHER: OTHER_PAPERS_TITLE,
};

/** income/upload: pay stubs, or with `kind=other` the documents of another income. */
export default function PapersPage() {
  const { kind: asked, record } = useAppSelector(selectParameters);
  const kind = asked === 'other' ? 'OTHER' : 'PAYSTUB';
  const title = titles[kind];
  return (
    <LenderScreen
      data="income"
      also={['uploadLimits']}
      title={title}
      waiting="We're looking up what we need from you."
      readOnly={(needs) => <p>{needOf(kind, needs)}</p>}
    >
      {(needs) => (
        // Keyed, because another kind asks other questions.
        <Papers key={kind} kind={kind} recordUuid={record ?? null} needs={needs} />
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
}

function Papers({ kind, recordUuid, needs }: PapersProps) {
  const uploads = useAppSelector(selectUploads);
  const today = useAppSelector(selectToday);
  const back = useAppSelector(selectAddressOf('incomeReview'));
  const least = kind === 'PAYSTUB' ? needs.numDocsRequired : 1;
  const validate = useMemo(
    () => papersValidator({ kind, today, least }, uploads),
    [kind, today, least, uploads],
  );
  return (
    <ScreenForm<PapersForm>
      title={titles[kind]}
      help={needOf(kind, needs)}
      validate={validate}
      submitLabel="Send"
      busyLabel="Sending"
      intent={(values) => papersSubmitted({ ...paperFacts(kind, values), kind, recordUuid })}
      otherActions={<QuietLink to={back}>Use another way</QuietLink>}
      draft="incomeUpload"
      step="papers"
    >
      {kind === 'PAYSTUB' ? (
        <>
          <UploadField group="payStubs" label="Pay stubs" />
          <PayFacts />
        </>
      ) : (
        <UploadField group="incomePapers" label="Income papers" />
      )}
    </ScreenForm>
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
