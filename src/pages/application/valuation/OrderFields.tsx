import { useFormState } from 'react-final-form';

import { FieldSection } from '#src/pages/shared/fields/FieldSection.tsx';
import { optionsOf } from '#src/pages/shared/fields/optionsOf.ts';
import { CheckboxGroup } from '#src/ui/fields/choice/CheckboxGroup.tsx';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { PhoneField } from '#src/ui/fields/PhoneField.tsx';
import { TextAreaField } from '#src/ui/fields/TextAreaField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { homeConditions } from '#store/application/valuation/homeEstimate.ts';
import { accessWays, visitDays, type ValuationOrder } from '#store/application/valuation/order.ts';

export function VisitContactFields({ isPrefilled = false }: { isPrefilled?: boolean }) {
  return (
    <FieldSection legend="Who should the agent contact?">
      <TextField
        name="contactName"
        label="Name of the contact"
        autoComplete="name"
        isPrefilled={isPrefilled}
      />
      <PhoneField name="contactPhone" label="Phone of the contact" isPrefilled={isPrefilled} />
    </FieldSection>
  );
}

export function VisitFields() {
  const { values } = useFormState<ValuationOrder>({ subscription: { values: true } });
  return (
    <FieldSection legend="The visit">
      <ChoiceCards
        name="access"
        label="How can the agent see your home?"
        options={optionsOf(accessWays)}
      />
      {values.access === 'GATE' && (
        <TextField name="accessNote" label="Gate code or note" autoComplete="off" />
      )}
      <CheckboxGroup
        name="bestDays"
        label="Which days are best?"
        isOptional
        options={optionsOf(visitDays)}
      />
      <TextAreaField
        name="petsOrNotes"
        label="Pets, gates or anything we should know"
        isOptional
        rows={3}
      />
    </FieldSection>
  );
}

export const conditionChoices = Object.entries(homeConditions).map(([value, { label, about }]) => ({
  value,
  label,
  description: about,
}));
