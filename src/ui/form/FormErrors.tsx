import { useContext, type ComponentProps } from 'react';
import { useFormState } from 'react-final-form';

import { flatMistakes } from '#store/validation.ts';

import { ErrorSummary } from './ErrorSummary.tsx';
import { fieldId, FormFieldsContext } from './formField.ts';

/** The mistakes of a press, which know the form they are about: what was mended since is struck through. */
export function FormErrors(props: ComponentProps<typeof ErrorSummary>) {
  const { formId } = useContext(FormFieldsContext);
  const { errors = {} } = useFormState({ subscription: { errors: true } });
  const stillWrong = new Set(
    Object.keys(flatMistakes(errors)).map((name) => fieldId(formId, name)),
  );
  return <ErrorSummary {...props} stillWrong={stillWrong} />;
}
