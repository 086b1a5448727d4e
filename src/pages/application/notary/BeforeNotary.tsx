import { useAppSelector } from '#src/hooks.ts';
import { ApplicationStatusCard } from '#src/pages/application/status/ApplicationStatusCard.tsx';
import {
  ContactUs,
  GoToCurrentStep,
  GoToDashboard,
} from '#src/pages/shared/actions/ApplicationActions.tsx';
import { ApplicationLayout } from '#src/pages/shared/frame/ApplicationLayout.tsx';
import { Actions, Screen } from '#src/pages/shared/frame/Screen.tsx';
import { useStableSelector } from '#src/pages/shared/step/useStableSelector.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectIsScreenOfStatus } from '#store/application/whole/screenSelectors.ts';
import { selectStatus } from '#store/application/core/selectors.ts';
import { formatLongDate, formatDeadline } from '#store/format/dates.ts';

const { title: TITLE } = applicationScreens.notaryIntro;

/** Shown while the lender, an attorney or the law has to come first. */
export function BeforeNotary() {
  const isOfStatus = useStableSelector(selectIsScreenOfStatus);
  return (
    <ApplicationLayout>
      <Screen title={TITLE}>
        <ApplicationStatusCard />
        <LegalWait />
        <Actions>
          {!isOfStatus && <GoToCurrentStep />}
          <GoToDashboard />
        </Actions>
        <ContactUs />
      </Screen>
    </ApplicationLayout>
  );
}

/** The days that Texas law requires, and the dates they are counted from (facts §4). */
function LegalWait() {
  const status = useAppSelector(selectStatus);
  const { notaryEligibility } = useAppSelector(selectLenderData);
  const wait = notaryEligibility.status === 'ready' ? notaryEligibility.value.waitingPeriod : null;
  if (status?.checklistStatus !== 'NOTARY_WAITING_PERIOD' || wait === null) return null;
  const firstDay = status.hold?.expectedBy ?? wait.firstDay;
  return (
    <Notice heading={`The first day you can sign is ${formatDeadline(firstDay)}.`}>
      <p>
        Texas law asks for {wait.days} days. They count from the later of two dates: you got the
        notice on {formatLongDate(wait.noticeOn)}, and you applied on{' '}
        {formatLongDate(wait.appliedOn)}.
      </p>
      <p>We'll email you the day before.</p>
    </Notice>
  );
}
