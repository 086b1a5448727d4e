import { useAppSelector } from '#src/hooks.ts';
import { Disclosure } from '#src/ui/layout/Disclosure.tsx';
import { Sentence } from '#src/ui/text/Sentence.tsx';
import { Thread } from '#src/ui/progress/Thread.tsx';
import { stageText } from '#store/application/funding/stageTexts.ts';
import {
  keyStages,
  fundingStages,
  type FundingTimeline,
  type TimelineItem,
} from '#store/application/funding/timeline.ts';
import { selectStatus } from '#store/application/core/selectors.ts';
import { formatDeadline, rangeText } from '#store/format/dates.ts';
import { stripControlCharacters } from '#store/text/direction.ts';

interface StagesProps {
  timeline: FundingTimeline;
  /** The sentence that the page already shows above the stages. */
  shownSentence?: string;
  items?: readonly TimelineItem[];
}

export function Stages({ timeline, shownSentence, items = timeline.items }: StagesProps) {
  const status = useAppSelector(selectStatus);
  const stops = items.map((item) => {
    const text = stageText(item, timeline, status);
    return {
      id: item.code,
      name: fundingStages[item.code],
      state: item.state,
      day: stageDay(item, timeline),
      text: text !== null && !isShownSentence(text, shownSentence) && <Sentence>{text}</Sentence>,
    };
  });
  return <Thread stops={stops} />;
}

/** The path from the signature to the money in three stages. The others are one click away. */
export function StageThread({ timeline, shownSentence }: Omit<StagesProps, 'items'>) {
  const keys = keyStages(timeline);
  return (
    <>
      <Stages
        timeline={timeline}
        items={keys}
        {...(shownSentence !== undefined && { shownSentence })}
      />
      {keys.length < timeline.items.length && (
        <Disclosure summary="See every step">
          <Stages timeline={timeline} {...(shownSentence !== undefined && { shownSentence })} />
        </Disclosure>
      )}
    </>
  );
}

/** Returns whether two sentences only differ in how the lender's words are set apart. */
const isShownSentence = (text: string, shownSentence = '') =>
  stripControlCharacters(text) === stripControlCharacters(shownSentence);

/** Returns when a stage was done, when the current stage ends or usually ends, or the estimated days for the money. */
function stageDay({ code, state, date }: TimelineItem, { fundingEstimate }: FundingTimeline) {
  if (date !== null)
    return (
      <>
        {state === 'CURRENT' && (code === 'RIGHT_TO_CANCEL' ? 'Until midnight on ' : 'Usually by ')}
        <time dateTime={date}>{formatDeadline(date)}</time>
      </>
    );
  if (code !== 'MONEY_SENT' || state !== 'NEXT' || fundingEstimate === null) return null;
  return rangeText(fundingEstimate);
}
