import { useAppSelector } from '#src/hooks.ts';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import type { Appraisal } from '#store/application/appraisal/appraisal.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectStatus } from '#store/application/core/selectors.ts';

import { AppointmentRows } from './AppointmentRows.tsx';
import { AppraisalPayment } from './AppraisalPayment.tsx';
import { BookedAppraisal } from './BookedAppraisal.tsx';

const { title: TITLE } = applicationScreens.hold;

/** hold: the appraisal of a large line, either to pay for and book or already booked. */
export default function AppraisalPage() {
  return (
    <LenderScreen
      data="appraisal"
      title={TITLE}
      waiting="We're getting your appraisal."
      readOnly={(appraisal) =>
        appraisal.receiptNumber === null ? (
          <p>No appraisal was ordered.</p>
        ) : (
          <AppointmentRows appraisal={appraisal} />
        )
      }
    >
      {(appraisal) => <AppraisalScreen appraisal={appraisal} />}
    </LenderScreen>
  );
}

function AppraisalScreen({ appraisal }: { appraisal: Appraisal }) {
  const isToPay = useAppSelector(
    (state) => selectStatus(state)?.checklistStatus === 'ONSITE_APPRAISAL_BORROWER_PAYMENT',
  );
  return isToPay ? (
    <AppraisalPayment appraisal={appraisal} />
  ) : (
    <BookedAppraisal appraisal={appraisal} />
  );
}
