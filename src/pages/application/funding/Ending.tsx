import { useAppSelector } from '#src/hooks.ts';
import { Sentence } from '#src/ui/text/Sentence.tsx';
import { accountEnding } from '#store/application/bank/account.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { isFunded, type FundingTimeline } from '#store/application/funding/timeline.ts';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import { selectFirstName } from '#store/application/offers/selectors.ts';
import { rangeText } from '#store/format/dates.ts';
import { formatCents } from '#store/format/money.ts';
import { isolated } from '#store/text/direction.ts';
import { uncapitalized } from '#store/text/letterCase.ts';

import css from './Ending.module.css';

const { title: TITLE } = applicationScreens.complete;

interface EndingProps {
  timeline: FundingTimeline;
  isStopped: boolean;
}

/** The `h1`: the last thing that happened. */
export function EndingTitle({ timeline, isStopped, isEnd }: EndingProps & { isEnd: boolean }) {
  const firstName = useAppSelector(selectFirstName);
  if (isEnd) return 'Your line is open';
  if (isFunded(timeline)) return "We've sent your money";
  if (isStopped || firstName === null) return TITLE;
  return (
    <span title={TITLE}>
      <Sentence>{`That's it, ${isolated(firstName)}. ${TITLE}.`}</Sentence>
    </span>
  );
}

export function Ending({ timeline, isStopped }: EndingProps) {
  return (
    <section className={css['ending']} aria-labelledby="money">
      <Seal />
      <div className={css['text']}>
        <h2 className="visually-hidden" id="money">
          {isFunded(timeline) ? 'The money we sent' : 'Your money'}
        </h2>
        {!isStopped && <Money timeline={timeline} />}
      </div>
    </section>
  );
}

/** "$105,000.00 leaves us between … and … and goes to Sample Bank, checking ending 6789." */
function Money({ timeline }: { timeline: FundingTimeline }) {
  const { payout } = useAppSelector(selectLenderData);
  const { chosen = null, cash = null } = payout.status === 'ready' ? payout.value : {};
  const { fundingEstimate } = timeline;
  const isSent = isFunded(timeline);
  if (cash === null && chosen === null && fundingEstimate === null)
    return <p>We'll show the amount and the dates here as soon as we know them.</p>;
  return (
    <p className={css['money']}>
      {cash === null ? 'Your money' : <strong>{formatCents(cash)}</strong>}
      {isSent ? ' was sent' : ` leaves us ${fundingEstimate ? rangeText(fundingEstimate) : 'soon'}`}
      {chosen && (
        <>
          {isSent ? ' to ' : ' and goes to '}
          <Sentence>{`${isolated(chosen.bankName)}, ${uncapitalized(accountEnding(chosen))}`}</Sentence>
        </>
      )}
      .
    </p>
  );
}

const Seal = () => (
  <svg className={css['seal']} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
    <circle cx="48" cy="48" r="44" className={css['rim']} />
    <circle cx="48" cy="48" r="34" />
    <path d="M31 48 48 33l17 15M35.5 46v17h25V46M42 55l4.5 4.5L55 51" />
  </svg>
);
