import { useState } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { Button } from '#src/ui/layout/Button.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { daysLeft } from '#store/application/funding/rescission.ts';
import type { Timeline } from '#store/application/funding/timeline.ts';
import { selectApplication } from '#store/application/selectors.ts';
import { formatDeadline } from '#store/format/dates.ts';
import { selectToday } from '#store/shell/selectors.ts';

import { CancelLineModal } from './CancelLineModal.tsx';
import css from './RightToCancel.module.css';

/** chosen: facts §4 has the rule, and no text. */
const TEXAS = "Each owner of the home, and an owner's spouse, may cancel without a reason.";

/** The end of the right to cancel, and how the borrower uses it (facts §3, §4). */
export function RightToCancel({ timeline }: { timeline: Timeline }) {
  const [isAsking, setAsking] = useState(false);
  const today = useAppSelector(selectToday);
  const state = useAppSelector(selectApplication)?.property?.state ?? null;
  const { applies, endsOn } = timeline.rescission;
  if (!applies || endsOn === null) return null;
  const left = today === null ? null : daysLeft(today, endsOn);
  if (today !== null && left === null) return null;
  const deadline = formatDeadline(endsOn);
  return (
    <Notice heading="Your right to cancel">
      <p>
        You can cancel until midnight on {deadline}. We won't send money before then.
        {left !== null && <span> {left}</span>}
      </p>
      {state === 'TX' && <p>{TEXAS}</p>}
      <div className={css['way']}>
        <Button tone="secondary" onClick={() => setAsking(true)}>
          Cancel this line
        </Button>
      </div>
      {isAsking && <CancelLineModal deadline={deadline} onClose={() => setAsking(false)} />}
    </Notice>
  );
}
