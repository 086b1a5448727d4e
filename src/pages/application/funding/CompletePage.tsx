import { useState } from 'react';
import { Link } from 'react-router';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ApplicationStatusCard } from '#src/pages/application/status/ApplicationStatusCard.tsx';
import { ContactUs, GoToDashboard } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { ApplicationLayout } from '#src/pages/shared/frame/ApplicationLayout.tsx';
import { ReadOnlyScreen } from '#src/pages/shared/frame/ReadOnlyScreen.tsx';
import { RemoteContent } from '#src/pages/shared/frame/RemoteContent.tsx';
import { Actions, Screen, Section } from '#src/pages/shared/frame/Screen.tsx';
import { useIsOpen } from '#src/pages/shared/step/useStableSelector.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { FUNDING_STOPPED, type FundingTimeline } from '#store/application/funding/timeline.ts';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectAddressOf } from '#store/application/whole/screenSelectors.ts';
import { selectStatus } from '#store/application/core/selectors.ts';
import { selectStatusWait } from '#store/application/status/statusCardSelectors.ts';
import { routingRequested } from '#store/application/core/slice.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import { selectSupport } from '#store/org/selectors.ts';
import type { Remote } from '#store/remote.ts';

import { DownloadAll } from './DownloadAll.tsx';
import { Ending, EndingTitle } from './Ending.tsx';
import { PayoffCard } from './PayoffCard.tsx';
import { RightToCancel } from './RightToCancel.tsx';
import { StageThread, Stages } from './Stages.tsx';

const { title: TITLE } = applicationScreens.complete;

/** Returns the previous value while the same application loads again, so nothing flickers. */
function useLastReady<T>(value: Remote<T>): Remote<T> {
  const [last, setLast] = useState(value);
  if (value.status !== 'loading' && value !== last) setLast(value);
  return value.status === 'loading' && last.status === 'ready' ? last : value;
}

/** complete: the stages from the signature to the money, the right to cancel, and the end. */
export default function CompletePage() {
  const timeline = useLastReady(useAppSelector((state) => selectLenderData(state).timeline));
  return (
    <ApplicationLayout>
      <RemoteContent value={timeline} title={TITLE} waiting="We're getting your next steps.">
        {(value) => <FundingScreen timeline={value} />}
      </RemoteContent>
    </ApplicationLayout>
  );
}

function FundingScreen({ timeline }: { timeline: FundingTimeline }) {
  const isOfStatus = useIsOpen();
  const status = useAppSelector(selectStatus);
  const { what } = useAppSelector(selectStatusWait);
  const isEnd = status?.checklistStatus === 'COMPLETE';
  if (!isOfStatus && !isEnd)
    return (
      <ReadOnlyScreen title="What happens next">
        <Stages timeline={timeline} />
      </ReadOnlyScreen>
    );
  const isCancellable = status?.checklistStatus === 'RESCISSION';
  const isStopped = status?.hold?.reason === FUNDING_STOPPED;
  return (
    <Screen title={<EndingTitle timeline={timeline} isStopped={isStopped} isEnd={isEnd} />}>
      <Ending timeline={timeline} isStopped={isStopped} />
      {isStopped ? (
        <>
          <StoppedNotice />
          <Section title="What happens next">
            <StageThread timeline={timeline} />
          </Section>
        </>
      ) : (
        <ApplicationStatusCard
          thread={<StageThread timeline={timeline} shownSentence={what} />}
          isBrief={isCancellable}
          isTitled={isCancellable}
        />
      )}
      <PayoffCard timeline={timeline} />
      {isCancellable && <RightToCancel timeline={timeline} />}
      <DownloadAll />
      <Documents uuid={timeline.rescission.noticeDocumentUuid} />
      <Actions>
        {isEnd && <FinishButton />}
        <GoToDashboard />
      </Actions>
      <ContactUs />
    </Screen>
  );
}

/** The documents of the line, including the notice of the right to cancel (T-28). */
function Documents({ uuid }: { uuid: string | null }) {
  const toDocuments = useAppSelector(selectAddressOf('documentDisclosures'));
  return (
    <p>
      <Link to={toDocuments}>Your documents</Link>
      {uuid !== null && (
        <>
          {' · '}
          <Link to={`${toDocuments}?document=${encodeURIComponent(uuid)}`}>
            Your notice of the right to cancel
          </Link>
        </>
      )}
    </p>
  );
}

function StoppedNotice() {
  const { phone, phoneHref } = useAppSelector(selectSupport);
  return (
    <Notice tone="warning" heading="We stopped the payment">
      <p>
        No money was sent.{' '}
        {phone !== null && phoneHref !== null ? (
          <>
            Call us at <a href={phoneHref}>{phone}</a> and we'll tell you why.
          </>
        ) : (
          "Call us and we'll tell you why."
        )}
      </p>
    </Notice>
  );
}

/** The line is open. The page stays until the borrower leaves it (F-06). */
function FinishButton() {
  const dispatch = useAppDispatch();
  const uuid = useAppSelector((state) => selectApplicationState(state).uuid);
  return (
    <Button
      onClick={() => {
        if (uuid !== null) dispatch(routingRequested({ uuid }));
      }}
    >
      Finish
    </Button>
  );
}
