import { useMemo } from 'react';
import { Link } from 'react-router';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import {
  CancelApplication,
  ContactUs,
  SaveForLater,
} from '#src/pages/shared/ApplicationActions.tsx';
import { LenderScreen } from '#src/pages/shared/LenderScreen.tsx';
import { ReadOnlyScreen } from '#src/pages/shared/ReadOnlyScreen.tsx';
import { useIsOpen } from '#src/pages/shared/useStableSelector.ts';
import { useStep } from '#src/pages/shared/useStep.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import { incomeProofSubmitted } from '#store/application/income/actions.ts';
import {
  missingText,
  needValidator,
  statedText,
  supportNotice,
  type IncomeNeeds,
} from '#store/application/income/income.ts';
import { linkPrivacy } from '#store/application/linking/linkTexts.ts';
import { applicationScreens } from '#store/application/screens.ts';
import { BASE_PATH } from '#store/shell/screens.ts';
import { selectUuidInHand } from '#store/shell/selectors.ts';

import css from './Income.module.css';
import { IncomeRecords } from './IncomeRecords.tsx';

const { title: TITLE } = applicationScreens.incomeReview;
const initialValues = {};

/** income/review: what was stated, and the ways to confirm it (STATUS-18). */
export function IncomePage() {
  const isOpen = useIsOpen();
  return (
    <LenderScreen data="income" title={TITLE} waiting="We're looking up what we need from you.">
      {(needs) =>
        isOpen ? (
          <Review needs={needs} />
        ) : (
          <ReadOnlyScreen title={TITLE}>
            <p>{statedText(needs)}</p>
            <IncomeRecords needs={needs} isOpen={false} />
          </ReadOnlyScreen>
        )
      }
    </LenderScreen>
  );
}

function Review({ needs }: { needs: IncomeNeeds }) {
  const dispatch = useAppDispatch();
  const { satisfied } = needs;
  const validate = useMemo(() => needValidator(satisfied), [satisfied]);
  // A button that can only fail is not shown.
  const missing = missingText(needs);
  const notice = supportNotice(needs.employmentType);
  return (
    <StepForm<object>
      title={TITLE}
      help={<StatedIncome needs={needs} />}
      initialValues={initialValues}
      validate={validate}
      submitLabel="Submit my income"
      {...(missing !== null && { actions: 'inside' as const })}
      onAnswer={() => dispatch(incomeProofSubmitted())}
      footer={
        <>
          <SaveForLater />
          <CancelApplication />
          <ContactUs />
        </>
      }
      {...useStep('incomeProof')}
    >
      {notice !== null && (
        <Notice>
          <p>{notice}</p>
        </Notice>
      )}
      <IncomeRecords needs={needs} isOpen />
      {missing !== null && needs.records.length > 1 && <p>{missing}</p>}
      <p className={css['quiet']}>{linkPrivacy.text}</p>
    </StepForm>
  );
}

/** The income stated at registration, with a link to change it. */
function StatedIncome({ needs }: { needs: IncomeNeeds }) {
  const uuid = useAppSelector(selectUuidInHand);
  return (
    <>
      {statedText(needs)}{' '}
      <Link className={css['edit']} to={`${BASE_PATH}/register/${uuid}/income-info`}>
        Edit<span className="visually-hidden"> your income</span>
      </Link>
    </>
  );
}
