import { useAppSelector } from '#src/hooks.ts';
import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import {
  acknowledgementText,
  type AcknowledgementType,
} from '#store/application/submission/acknowledgements.ts';
import { selectOrganisation } from '#store/org/selectors.ts';

/** The names of the checkboxes in the error summary. */
const labels: Record<AcknowledgementType, string> = {
  TERMS: 'Terms and brochure',
  PRIVACY: 'Privacy notice',
  TEXAS: 'Texas notice',
  CERTIFICATION: 'Everything is true',
};

/** The checkbox that goes with a text (T-16 to T-18). */
export function Acknowledgement({ type }: { type: AcknowledgementType }) {
  const organisation = useAppSelector(selectOrganisation);
  return (
    <CheckboxField name={type} label={labels[type]}>
      {acknowledgementText(type, organisation).text}
    </CheckboxField>
  );
}
