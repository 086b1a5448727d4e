import { useMemo } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { QuietButton } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { ReadOnlyScreen } from '#src/pages/shared/frame/ReadOnlyScreen.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { useIsOpen } from '#src/pages/shared/step/useStableSelector.ts';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { withdrawalConfirmed } from '#store/application/decision/actions.ts';
import { requalificationChosen } from '#store/application/requalification/actions.ts';
import {
  optionText,
  requalificationReason,
  requalificationValidator,
  type Requalification,
  type RequalificationForm,
} from '#store/application/requalification/requalification.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectIsSending } from '#store/application/core/selectors.ts';

const { title: TITLE } = applicationScreens.productWinback;

/** product/prequal-winback: the value of the home doesn't cover the line. */
export default function WinbackPage() {
  const isOpen = useIsOpen();
  return (
    <LenderScreen data="requalification" title={TITLE} waiting="We're getting the ways forward.">
      {(saved) =>
        isOpen && saved !== null ? (
          <WinbackForm saved={saved} />
        ) : (
          <ReadOnlyScreen title={TITLE}>
            <p>{saved === null ? 'Your line fits.' : requalificationReason(saved)}</p>
          </ReadOnlyScreen>
        )
      }
    </LenderScreen>
  );
}

function WinbackForm({ saved }: { saved: Requalification }) {
  const { options } = saved;
  const validate = useMemo(() => requalificationValidator(options), [options]);
  const choices = options.map((option) => {
    const { label, about } = optionText(option);
    return { value: option.optionId, label, description: about };
  });
  return (
    <ScreenForm<RequalificationForm>
      title={TITLE}
      help={requalificationReason(saved)}
      validate={validate}
      submitLabel="Continue"
      intent={requalificationChosen}
      otherActions={<CounterofferRefusal />}
      draft="productWinback"
      step="requalification"
    >
      <ChoiceCards name="optionId" label="What would you like to do?" options={choices} />
    </ScreenForm>
  );
}

/** Refusing a counteroffer ends the application (facts §7). */
function CounterofferRefusal() {
  const dispatch = useAppDispatch();
  const isSending = useAppSelector(selectIsSending);
  return (
    <>
      <QuietButton
        onClick={() => {
          if (!isSending) dispatch(withdrawalConfirmed({ reason: 'COUNTEROFFER_REFUSED' }));
        }}
      >
        None of these
      </QuietButton>
      <p>We'll close your application and send you a written answer within 30 days.</p>
    </>
  );
}
