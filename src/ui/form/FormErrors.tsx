import { useContext, type ComponentProps } from 'react';
import { useFormState } from 'react-final-form';

import { flattenErrors } from '#store/validation.ts';

import { ErrorSummary } from './ErrorSummary.tsx';
import { fieldId, FormFieldsContext } from './formField.ts';

/** The summary of validation errors; strikes through the corrected ones. */
export function FormErrors(props: ComponentProps<typeof ErrorSummary>) {
  const { formId } = useContext(FormFieldsContext);
  const { errors = {} } = useFormState({ subscription: { errors: true } });
  const invalidIds = new Set(
    Object.keys(flattenErrors(errors)).map((name) => fieldId(formId, name)),
  );
  return <ErrorSummary {...props} invalidIds={invalidIds} />;
}
