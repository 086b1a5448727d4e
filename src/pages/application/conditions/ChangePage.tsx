import { useField } from 'react-final-form';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { optionsOf } from '#src/pages/shared/fields/optionsOf.ts';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { TextAreaField } from '#src/ui/fields/TextAreaField.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { Disclosure } from '#src/ui/layout/Disclosure.tsx';
import { changeCallRequested, changeDecided } from '#store/application/conditions/actions.ts';
import type { ConditionChange } from '#store/application/conditions/conditions.ts';
import {
  changeDecisions,
  validateDecision,
  type DecisionForm,
} from '#store/application/conditions/decision.ts';
import type { ShownCondition } from '#store/application/conditions/selectors.ts';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectIsSending } from '#store/application/core/selectors.ts';
import { callTimes } from '#store/application/signing/help.ts';
import type { RootState } from '#store/index.ts';

import { ConditionFacts } from './ConditionFacts.tsx';
import { ConditionScreen } from './ConditionScreen.tsx';
import css from './Conditions.module.css';

const { title: TITLE } = applicationScreens.conditionsConfirm;
const callStep = ['changeCall'] as const;

/** conditions/confirm-update: a change that the borrower has to approve (COND-04). */
export default function ChangePage() {
  return (
    <ConditionScreen screen="conditionsConfirm" title={TITLE}>
      {(condition) => <Change key={condition.uuid} condition={condition} />}
    </ConditionScreen>
  );
}

function Change({ condition }: { condition: ShownCondition }) {
  return (
    <ScreenForm<DecisionForm>
      title={condition.heading}
      validate={validateDecision}
      intent={({ decision: answer, comment }) =>
        changeDecided({
          conditionUuid: condition.uuid,
          approved: answer === 'YES',
          comment: comment ?? null,
        })
      }
      otherActions={<CallFirst />}
      draft="conditionsConfirm"
      step="changeDecision"
      otherSteps={callStep}
      submitLabel="Send my answer"
      busyLabel="Sending"
    >
      <ConditionFacts condition={condition} />
      <Changes changes={condition.change} />
      <ChoiceCards
        name="decision"
        label="May we make this change?"
        options={optionsOf(changeDecisions)}
        layout="row"
      />
      <Comment />
    </ScreenForm>
  );
}

function Changes({ changes }: { changes: readonly ConditionChange[] }) {
  if (changes.length === 0) return null;
  const effects = changes.flatMap(({ effect }) => effect ?? []);
  return (
    <>
      <table className={css['table']}>
        <caption className="visually-hidden">What would change</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Now</th>
            <th scope="col">New</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, from, to }) => (
            <tr key={field}>
              <th scope="row">
                <bdi>{field}</bdi>
              </th>
              <td>
                <bdi>{from ?? 'None'}</bdi>
              </td>
              <td>
                <bdi>{to ?? 'None'}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {effects.length > 0 && (
        <Notice heading="What it means for you">
          {effects.map((effect) => (
            <p key={effect}>
              <bdi>{effect}</bdi>
            </p>
          ))}
        </Notice>
      )}
    </>
  );
}

/** The reason, which is required with a "No". */
function Comment() {
  const { input } = useField<string | undefined>('decision', { subscription: { value: true } });
  return (
    <TextAreaField
      name="comment"
      label={input.value === 'NO' ? 'Tell us why not' : 'Comment'}
      isOptional={input.value !== 'NO'}
    />
  );
}

const selectCallReference = (state: RootState): string | null => {
  const { changeCall } = selectLenderData(state);
  return changeCall.status === 'ready' ? (changeCall.value?.reference ?? null) : null;
};

const times = Object.entries(callTimes) as [keyof typeof callTimes, string][];

/** "Call me first": asks when, and then confirms that the lender knows. */
function CallFirst() {
  const dispatch = useAppDispatch();
  const reference = useAppSelector(selectCallReference);
  const isSending = useAppSelector(selectIsSending);
  const done =
    reference === null
      ? null
      : `We will call you before you answer. Your reference is ${reference}.`;
  useAnnounced(done);
  if (done !== null)
    return (
      <Notice tone="success">
        <p>{done}</p>
      </Notice>
    );
  return (
    <Disclosure summary="Call me first">
      <p>When is a good time?</p>
      <div className={css['times']}>
        {times.map(([callTime, label]) => (
          <Button
            key={callTime}
            tone="secondary"
            isBusy={isSending}
            busyLabel={label}
            onClick={() => dispatch(changeCallRequested({ callTime }))}
          >
            {label}
          </Button>
        ))}
      </div>
    </Disclosure>
  );
}
