import type { ReactNode } from 'react';

import type { DecisionNotice } from '#store/application/decision/notice.ts';
import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { QuietButton, QuietLink } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { Section } from '#src/pages/shared/frame/Screen.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import {
  applyAgainDaySaved,
  reconsiderationRequested,
} from '#store/application/decision/actions.ts';
import { applyAgain, canAskForLess, mayBeFrozen } from '#store/application/decision/otherWays.ts';
import { SMALLER_AMOUNT } from '#store/application/decision/reconsideration.ts';
import { selectTimeZone } from '#store/application/core/selectors.ts';
import { formatWholeDollars } from '#store/format/money.ts';
import { selectSupport } from '#store/org/selectors.ts';
import { BASE_PATH } from '#store/shell/screens.ts';
import { selectToday } from '#store/shell/selectors.ts';

import css from './OtherWays.module.css';

interface OtherWaysProps {
  notice: DecisionNotice;
  onAskForLess: () => void;
}

export function OtherWays({ notice, onAskForLess }: OtherWaysProps) {
  const dispatch = useAppDispatch();
  return (
    <Section title="Other ways">
      <ul className={css['ways']} role="list">
        {notice.counteroffer !== null && <Counteroffer amount={notice.counteroffer.amount} />}
        {canAskForLess(notice) && (
          <Option text="We'll look at your application again for the amount you name.">
            <QuietButton onClick={onAskForLess}>Ask for a smaller amount</QuietButton>
          </Option>
        )}
        {mayBeFrozen(notice) && (
          <Option text="If your credit file has a freeze or a lock, lift it at the bureau. Then we'll ask the bureau again.">
            <QuietButton
              onClick={() =>
                dispatch(reconsiderationRequested({ reason: 'FREEZE_LIFTED', message: null }))
              }
            >
              I have lifted it, check again
            </QuietButton>
          </Option>
        )}
        <ApplyAgain notice={notice} />
        <CallUs />
      </ul>
    </Section>
  );
}

function Option({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className={css['way']}>
      <p>{text}</p>
      <div>{children}</div>
    </li>
  );
}

function Counteroffer({ amount }: { amount: number }) {
  const dispatch = useAppDispatch();
  const dollars = formatWholeDollars(amount);
  return (
    <Option text={`We can offer you a smaller line of up to ${dollars}.`}>
      <Button
        tone="secondary"
        onClick={() =>
          dispatch(reconsiderationRequested({ reason: SMALLER_AMOUNT, amount, message: null }))
        }
      >
        See offers up to {dollars}
      </Button>
    </Option>
  );
}

function ApplyAgain({ notice }: { notice: DecisionNotice }) {
  const dispatch = useAppDispatch();
  const zone = useAppSelector(selectTimeZone);
  const { text, day, canStart } = applyAgain(notice, zone, useAppSelector(selectToday));
  return (
    <Option text={text}>
      {day !== null && (
        <QuietButton onClick={() => dispatch(applyAgainDaySaved({ day }))}>
          Add it to my calendar
        </QuietButton>
      )}
      {canStart && <QuietLink to={`${BASE_PATH}/register`}>Start a new application</QuietLink>}
    </Option>
  );
}

function CallUs() {
  const { phone, phoneHref } = useAppSelector(selectSupport);
  return (
    phone !== null &&
    phoneHref !== null && (
      <Option text="Talk it through with us.">
        <a className={`link-button ${css['exit']}`} href={phoneHref}>
          Call {phone}
        </a>
      </Option>
    )
  );
}
