import { Link } from 'react-router';

import { useAppSelector } from '#src/hooks.ts';
import { ChatLine } from '#src/shell/chat/ChatLine.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { Sentence } from '#src/ui/text/Sentence.tsx';
import { toDoText } from '#store/application/conditions/toDo.ts';
import { isInUnderwriting } from '#store/application/decision/decisions.ts';
import {
  selectIsScreenOfStatus,
  selectAddressOf,
} from '#store/application/whole/screenSelectors.ts';
import { selectStatus } from '#store/application/core/selectors.ts';
import { selectStatusWait } from '#store/application/status/statusCardSelectors.ts';
import { blockingConditions, stallAdvice } from '#store/application/status/stalls.ts';
import { selectSupport } from '#store/org/selectors.ts';
import { ApplicationLayout } from '#src/pages/shared/frame/ApplicationLayout.tsx';
import { Actions, Screen } from '#src/pages/shared/frame/Screen.tsx';
import { useStableSelector } from '#src/pages/shared/step/useStableSelector.ts';
import {
  GoToCurrentStep,
  GoToDashboard,
  ContactUs,
} from '#src/pages/shared/actions/ApplicationActions.tsx';

import { ApplicationStatusCard } from './ApplicationStatusCard.tsx';

/** error/timeout, review-app/datatree, review-app/signdocs: a delay, not a failure. */
export default function TimeoutPage() {
  const isOfStatus = useStableSelector(selectIsScreenOfStatus);
  const { what } = useAppSelector(selectStatusWait);
  const isAdvised = useAppSelector((state) => {
    const status = selectStatus(state);
    return status !== null && stallAdvice(status, true) !== null;
  });
  return (
    <ApplicationLayout>
      <Screen title={<Sentence>{what}</Sentence>}>
        <Advice />
        <ApplicationStatusCard isTitled isAdvised={isAdvised} />
        <p>Your answers are saved. You can close this page.</p>
        <Actions>
          {!isOfStatus && <GoToCurrentStep />}
          <GoToDashboard />
        </Actions>
        <ChatLine />
        <ContactUs />
      </Screen>
    </ApplicationLayout>
  );
}

function Advice() {
  const status = useAppSelector(selectStatus);
  const { phone, phoneHref } = useAppSelector(selectSupport);
  const toReview = useAppSelector(selectAddressOf('reviewUnderwriting'));
  const toConditions = useAppSelector(selectAddressOf('conditions'));
  if (status === null) return null;

  const advice = stallAdvice(status, phone !== null);
  const openConditions = blockingConditions(status);
  return (
    <>
      {advice !== null && (
        <Notice>
          <p>
            {advice[0]}
            {advice[1] !== undefined && phoneHref && <a href={phoneHref}>{phone}</a>}
            {advice[1]}
          </p>
        </Notice>
      )}
      {openConditions > 0 && (
        <p>
          <Link to={toConditions}>{toDoText(openConditions)}</Link>
        </p>
      )}
      {isInUnderwriting(status) && (
        <p>
          <Link to={toReview}>Someone is reviewing your application</Link>
        </p>
      )}
    </>
  );
}
