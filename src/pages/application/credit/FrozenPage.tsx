import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ApplicationLayout } from '#src/pages/shared/ApplicationLayout.tsx';
import { RemoteContent } from '#src/pages/shared/RemoteContent.tsx';
import { Actions, Screen } from '#src/pages/shared/Screen.tsx';
import { useIsOpen } from '#src/pages/shared/useIsOpen.ts';
import { useStep } from '#src/pages/shared/useStep.ts';
import {
  CancelApplication,
  ClosedNotice,
  GoToCurrentStep,
  ReachUs,
  SaveForLater,
} from '#src/pages/shared/ApplicationActions.tsx';
import { OutsideLink } from '#src/shell/links/OutsideLink.tsx';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { Sentence } from '#src/ui/layout/Sentence.tsx';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import { holdLine, stillHeldWords } from '#store/application/status/creditHoldTexts.ts';
import { selectLenderData } from '#store/application/lenderDataSlice.ts';
import { creditRetried } from '#store/application/intents.ts';
import type { CreditHold } from '#store/application/lenderData.ts';
import { selectStatus } from '#store/application/selectors.ts';
import { isHardCheckHeld } from '#store/application/status/stalls.ts';
import { phoneHref } from '#store/person/phone.ts';
import { selectBrandName } from '#store/org/selectors.ts';
import { bureauAddress } from '#store/text/addresses.ts';

import css from './FrozenPage.module.css';

const TITLE = 'Your credit file is locked or frozen';
const initialValues = {};

/** credit/error: which bureau holds the file, how to lift that, and the press to ask again. */
export function FrozenPage() {
  const hold = useAppSelector((state) => selectLenderData(state).creditHold);
  const isOpen = useIsOpen();
  return (
    <ApplicationLayout>
      <RemoteContent value={hold} title={TITLE} waiting="We are looking up which bureau it is.">
        {(held) => (isOpen ? <Frozen held={held} /> : <FrozenClosed held={held} />)}
      </RemoteContent>
    </ApplicationLayout>
  );
}

function Frozen({ held }: { held: CreditHold }) {
  const dispatch = useAppDispatch();
  const still = stillHeldWords(held);
  const status = useAppSelector(selectStatus);
  const isHard = status !== null && isHardCheckHeld(status);
  // It is all that the press finds, and comes by itself.
  useAnnounced(still);

  return (
    <StepForm<object>
      title={TITLE}
      help="That keeps others from opening credit in your name. To go on, we need to read it once."
      initialValues={initialValues}
      submitLabel="I have lifted it, check again"
      onAnswer={() => dispatch(creditRetried())}
      footer={
        <>
          <SaveForLater />
          <CancelApplication />
          <ReachUs />
        </>
      }
      {...useStep('creditRetry')}
    >
      {still !== null && (
        <Notice tone="warning">
          <p>
            <Sentence>{still}</Sentence>
          </p>
        </Notice>
      )}
      <Steps held={held} />
      {isHard && <p>This is the hard credit check that you agreed to.</p>}
    </StepForm>
  );
}

function Steps({ held }: { held: CreditHold }) {
  const brand = useAppSelector(selectBrandName);
  return (
    <>
      <ol className={css['steps']}>
        <li>
          {held.bureaus.length > 0
            ? "Open the bureau's page or call it."
            : 'Open the page of the bureau where you locked or froze your file, or call it.'}
          <Bureaus held={held} />
        </li>
        <li>Lift it for {brand}, or for one day.</li>
        <li>Come back here and press the button.</li>
      </ol>
      <p>A lift works within an hour online. You can freeze it again afterwards.</p>
      <p>If it is not lifted within 30 days we send you a written notice.</p>
    </>
  );
}

function Bureaus({ held: { bureaus } }: { held: CreditHold }) {
  return bureaus.length === 0 ? null : (
    <ul className={css['bureaus']} role="list">
      {bureaus.map((bureau) => {
        const address = bureauAddress(bureau.url);
        return (
          <li key={bureau.name}>
            <strong>
              <Sentence>{holdLine(bureau)}</Sentence>
            </strong>
            {address !== null && (
              <OutsideLink href={address}>
                <bdi>{bureau.name}</bdi> online
              </OutsideLink>
            )}
            {bureau.phone !== null && (
              <a href={phoneHref(bureau.phone)}>
                <bdi>{bureau.phone}</bdi>
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function FrozenClosed({ held }: { held: CreditHold }) {
  return (
    <Screen title={TITLE}>
      <ClosedNotice />
      <Bureaus held={held} />
      <Actions>
        <GoToCurrentStep />
      </Actions>
    </Screen>
  );
}
