import { useMemo, useState, type ReactNode } from 'react';
import { Form } from 'react-final-form';

import { normaliseValues } from '#store/validation.ts';

import { fieldId, FormFieldsContext, type FormFields, type RegisteredField } from './formField.ts';

interface SmallFormProps<Values> {
  id: string;
  className?: string | undefined;
  /** A stable reference. */
  initialValues: Partial<Values>;
  validate: (values: Readonly<Partial<Values>>) => { readonly [Name in keyof Values]?: string };
  /** The lender's errors from the last submit, by field. A stable reference. */
  serverErrors?: FormFields['serverErrors'];
  /** Blocks changes while the lender has the values. */
  isInert?: boolean;
  onAnswer: (values: Values) => void;
  children: ReactNode;
}

const NO_ERRORS = {};

/** A form of a few fields inside another screen. A failed submit moves the focus to its first error. */
export function SmallForm<Values extends object>(props: SmallFormProps<Values>) {
  const { id, className, initialValues, validate, onAnswer, children } = props;
  const { serverErrors = NO_ERRORS, isInert = false } = props;
  const [registry] = useState(() => new Map<string, RegisteredField>());
  const fields = useMemo<FormFields>(
    () => ({ formId: id, registry, serverErrors, early: null }),
    [id, registry, serverErrors],
  );
  return (
    <FormFieldsContext value={fields}>
      <Form<Values>
        initialValues={initialValues}
        validate={validate}
        subscription={{}}
        onSubmit={(values) => onAnswer(normaliseValues(values))}
      >
        {({ handleSubmit, form }) => (
          <form
            className={className}
            id={id}
            noValidate
            inert={isInert}
            onSubmit={(event) => {
              void handleSubmit(event);
              const { errors = {} } = form.getState();
              const wrong = [...registry.keys()].find((name) => errors[name] !== undefined);
              if (wrong !== undefined) document.getElementById(fieldId(id, wrong))?.focus();
            }}
          >
            {children}
          </form>
        )}
      </Form>
    </FormFieldsContext>
  );
}
