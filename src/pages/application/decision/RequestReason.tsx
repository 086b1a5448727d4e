import { useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useField, useForm } from 'react-final-form';

import { QuietButton } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { Section } from '#src/pages/shared/frame/Screen.tsx';
import { MoneyField } from '#src/ui/fields/AmountBox.tsx';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import {
  reconsiderationReasons,
  SMALLER_AMOUNT,
  type Reconsideration,
} from '#store/application/decision/reconsideration.ts';

const reasons = Object.entries(reconsiderationReasons).map(([value, label]) => ({ value, label }));

interface RequestReasonProps {
  box: RefObject<HTMLDivElement | null>;
  isForLess: boolean;
  askForOther: () => void;
}

/** What the request is for: a reason, or a smaller amount. Changing it moves the focus to its first field. */
export function useRequestReason() {
  const form = useForm<Reconsideration>();
  const { input } = useField<Reconsideration['reason'] | undefined>('reason', {
    subscription: { value: true },
  });
  const box = useRef<HTMLDivElement>(null);
  const change = (reason: Reconsideration['reason'] | undefined) => {
    // Rendered synchronously, so its field can take the focus.
    flushSync(() => form.change('reason', reason));
    box.current?.querySelector('input')?.focus();
  };
  return {
    box,
    isForLess: input.value === SMALLER_AMOUNT,
    askForLess: () => change(SMALLER_AMOUNT),
    askForOther: () => change(undefined),
  };
}

export function RequestReason({ box, isForLess, askForOther }: RequestReasonProps) {
  return (
    <>
      <Section title={isForLess ? 'Ask for a smaller amount' : 'Ask us to reconsider'}>
        <p>
          {isForLess
            ? "If the amount fits our rules, you will get offers up to that amount. If not, we'll tell you why."
            : 'Someone will review your application again with what you add.'}
        </p>
      </Section>
      <div ref={box}>
        {isForLess ? (
          <>
            <MoneyField name="amount" label="The amount you need" />
            <QuietButton onClick={askForOther}>Ask for something else</QuietButton>
          </>
        ) : (
          <ChoiceCards name="reason" label="What should we look at?" options={reasons} />
        )}
      </div>
    </>
  );
}
