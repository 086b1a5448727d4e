import { FieldSection } from '#src/pages/shared/fields/FieldSection.tsx';
import { optionsOf } from '#src/pages/shared/fields/optionsOf.ts';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { visitDaysAfter, visitTimes } from '#store/application/appraisal/appraisal.ts';
import { formatNearDay } from '#store/format/dates.ts';

import css from './WindowFields.module.css';

const ordinals = ['First', 'Second', 'Third'] as const;
const times = optionsOf(visitTimes);

/** Three times when the appraiser can see the inside of the home: a day, and a part of it. */
export function WindowFields({ first }: { first: string | null }) {
  const days = visitDaysAfter(first).map((day) => ({ value: day, label: formatNearDay(day) }));
  return (
    <FieldSection legend="Pick three times">
      <p>The appraiser will take one of them and needs about an hour inside.</p>
      {ordinals.map((ordinal, index) => (
        <div key={ordinal} className={css['window']}>
          <ChoiceCards
            name={`windows[${index}].day`}
            label={`${ordinal} day`}
            options={days}
            layout="chips"
          />
          <ChoiceCards
            name={`windows[${index}].time`}
            label={`Time on the ${ordinal.toLowerCase()} day`}
            isAskedAbove
            options={times}
            layout="chips"
          />
        </div>
      ))}
    </FieldSection>
  );
}
