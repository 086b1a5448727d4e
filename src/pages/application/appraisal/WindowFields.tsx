import { FieldSection } from '#src/pages/shared/FieldSection.tsx';
import { optionsOf } from '#src/pages/shared/optionsOf.ts';
import { SelectField } from '#src/ui/fields/choice/SelectField.tsx';
import { FieldRow } from '#src/ui/fields/TextField.tsx';
import { visitDaysAfter, visitTimes, WINDOWS } from '#store/application/appraisal/appraisal.ts';
import { formatDeadline } from '#store/format/dates.ts';

const places = Array.from({ length: WINDOWS }, (_none, index) => index);
const times = optionsOf(visitTimes);

/** Three times when the appraiser can see the home inside. */
export function WindowFields({ first }: { first: string | null }) {
  const days = visitDaysAfter(first).map((day) => ({ value: day, label: formatDeadline(day) }));
  return (
    <FieldSection legend="Pick three times">
      <p>The appraiser takes one of them and needs about an hour inside.</p>
      {places.map((index) => (
        <FieldRow key={index}>
          <SelectField name={`windows[${index}].day`} label={`Day ${index + 1}`} options={days} />
          <SelectField
            name={`windows[${index}].time`}
            label={`Time of day ${index + 1}`}
            options={times}
          />
        </FieldRow>
      ))}
    </FieldSection>
  );
}
