import { useMemo } from 'react';
import { Link } from 'react-router';

import { useAppSelector } from '#src/hooks.ts';
import {
  CancelApplication,
  ContactUs,
  SaveForLater,
} from '#src/pages/shared/actions/ApplicationActions.tsx';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { incomeProofSubmitted } from '#store/application/income/actions.ts';
import {
  missingText,
  needValidator,
  statedText,
  supportNotice,
  type IncomeNeeds,
} from '#store/application/income/income.ts';
import { linkPrivacy } from '#store/application/linking/linkTexts.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { BASE_PATH } from '#store/shell/screens.ts';
import { selectUuidInHand } from '#store/shell/selectors.ts';

import css from './Income.module.css';
import { IncomeRecords } from './IncomeRecords.tsx';

const { title: TITLE } = applicationScreens.incomeReview;

/** income/review: the stated income, and the ways to confirm it (STATUS-18). */
export default function IncomePage() {
  return (
    <LenderScreen
      data="income"
      title={TITLE}
      waiting="We're looking up what we need from you."
      readOnly={(needs) => (
        <>
          <p>{statedText(needs)}</p>
          <IncomeRecords needs={needs} isOpen={false} />
        </>
      )}
    >
      {(needs) => <Review needs={needs} />}
    </LenderScreen>
  );
}

function Review({ needs }: { needs: IncomeNeeds }) {
  const { satisfied } = needs;
  const validate = useMemo(() => needValidator(satisfied), [satisfied]);
  // Hides the button if it could only fail.
  const missing = missingText(needs);
  const notice = supportNotice(needs.employmentType);
  return (
    <ScreenForm<object>
      title={TITLE}
      help={<StatedIncome needs={needs} />}
      validate={validate}
      submitLabel="Submit my income"
      {...(missing !== null && { actions: 'inside' as const })}
      intent={() => incomeProofSubmitted()}
      footer={
        <>
          <SaveForLater />
          <CancelApplication />
          <ContactUs />
        </>
      }
      step="incomeProof"
    >
      {notice !== null && (
        <Notice>
          <p>{notice}</p>
        </Notice>
      )}
      <IncomeRecords needs={needs} isOpen />
      {missing !== null && needs.records.length > 1 && <p>{missing}</p>}
      <p className={css['quiet']}>{linkPrivacy.text}</p>
    </ScreenForm>
  );
}

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
