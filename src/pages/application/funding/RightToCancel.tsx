import { useState } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { Section } from '#src/pages/shared/frame/Screen.tsx';
import { daysLeft } from '#store/application/funding/rescission.ts';
import type { FundingTimeline } from '#store/application/funding/timeline.ts';
import { selectApplication } from '#store/application/core/selectors.ts';
import { selectLastDay } from '#store/application/status/statusCardSelectors.ts';
import { formatDeadline } from '#store/format/dates.ts';
import { selectToday } from '#store/shell/selectors.ts';

import { CancelLineModal } from './CancelLineModal.tsx';

/** Our choice: facts §4 has the rule but no wording. */
const TEXAS = "Each owner of the home, and an owner's spouse, may cancel without a reason.";

/** When the right to cancel ends and how the borrower can use it (facts §3, §4). */
export function RightToCancel({ timeline }: { timeline: FundingTimeline }) {
  const [isAsking, setAsking] = useState(false);
  const today = useAppSelector(selectToday);
  const state = useAppSelector(selectApplication)?.property?.state ?? null;
  const endsOn = useAppSelector(selectLastDay);
  const { rescission } = timeline;
  if (!rescission.applies || rescission.endsOn === null || endsOn === null) return null;
  const left = today === null ? null : daysLeft(today, endsOn);
  if (today !== null && left === null) return null;
  const deadline = formatDeadline(endsOn);
  return (
    <Section title="Your right to cancel">
      <p>
        You can cancel until midnight on {deadline}. We won't send money before then.
        {left !== null && <span> {left}</span>}
        {state === 'TX' && <span> {TEXAS}</span>}
      </p>
      <p>
        <button className="link-button" type="button" onClick={() => setAsking(true)}>
          Cancel this line
        </button>
      </p>
      {isAsking && <CancelLineModal deadline={deadline} onClose={() => setAsking(false)} />}
    </Section>
  );
}
