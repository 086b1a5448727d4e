import { useAppSelector } from '#src/hooks.ts';
import { Sentence } from '#src/ui/layout/Sentence.tsx';
import { Thread } from '#src/ui/layout/Thread.tsx';
import { stageText } from '#store/application/funding/stageTexts.ts';
import {
  stageNames,
  type Timeline,
  type TimelineItem,
} from '#store/application/funding/timeline.ts';
import { selectStatus } from '#store/application/selectors.ts';
import { rangeText } from '#store/format/dates.ts';
import { stripControlCharacters } from '#store/text/direction.ts';

import { DayText } from './DayText.tsx';

interface StagesProps {
  timeline: Timeline;
  /** The sentence that stands above them already. */
  said?: string;
}

/** The stages from the signature to the money, by the lender's timeline. */
export function Stages({ timeline, said }: StagesProps) {
  const status = useAppSelector(selectStatus);
  const stops = timeline.items.map((item) => {
    const text = stageText(item, timeline, status);
    return {
      id: item.code,
      name: stageNames[item.code],
      state: item.state,
      day: stageDay(item, timeline),
      text: text !== null && !isSaid(text, said) && <Sentence>{text}</Sentence>,
    };
  });
  return <Thread stops={stops} />;
}

/** Whether two sentences differ in nothing but how the lender's words are set apart. */
const isSaid = (text: string, said = '') =>
  stripControlCharacters(text) === stripControlCharacters(said);

/** When it was done; of the current stage, when it ends or usually ends; of the money, the days of its estimate. */
function stageDay({ code, state, date }: TimelineItem, { fundingEstimate }: Timeline) {
  if (date !== null)
    return (
      <>
        {state === 'CURRENT' && (code === 'RIGHT_TO_CANCEL' ? 'Until midnight on ' : 'Usually by ')}
        <DayText day={date} />
      </>
    );
  if (code !== 'MONEY_SENT' || state !== 'NEXT' || fundingEstimate === null) return null;
  return rangeText(fundingEstimate);
}
