import type { FieldsetHTMLAttributes, ReactNode } from 'react';

import type { FieldProps } from '#src/ui/form/formField.ts';
import { Icon } from '#src/ui/text/Icon.tsx';
import { Sentence } from '#src/ui/text/Sentence.tsx';

import css from './field.module.css';

interface FieldState {
  id: string;
  message?: string | undefined;
  hiddenMessage?: string | undefined;
  isNoted?: boolean;
}

export function FieldMessages({ id, message, hiddenMessage, isNoted }: FieldState) {
  const text = message ?? hiddenMessage;
  return (
    <>
      {isNoted && (
        <p className={css['note']} id={`${id}-note`}>
          We filled this in for you. Please check it.
        </p>
      )}
      {text !== undefined && (
        <p className={css['error']} id={`${id}-error`} hidden={message === undefined}>
          <Icon name="error" />
          <bdi>{text}</bdi>
        </p>
      )}
    </>
  );
}

export function FieldHint({ id, hint }: { id: string; hint: string | undefined }) {
  return hint === undefined ? null : (
    <p className={css['hint']} id={`${id}-hint`}>
      <Sentence>{hint}</Sentence>
    </p>
  );
}

export function LabelText({ label, isOptional }: Pick<FieldProps, 'label' | 'isOptional'>) {
  return isOptional ? (
    <>
      {label} <span className={css['optional']}>(optional)</span>
    </>
  ) : (
    label
  );
}

/** One input with its label, hint and messages (look.md). */
export function FieldFrame({
  field,
  children,
  ...props
}: Pick<FieldProps, 'label' | 'hint' | 'isOptional'> & { field: FieldState; children: ReactNode }) {
  return (
    <div className={css['field']}>
      <label className={css['label']} htmlFor={field.id}>
        <LabelText {...props} />
      </label>
      <FieldHint id={field.id} hint={props.hint} />
      {children}
      <FieldMessages {...field} />
    </div>
  );
}

/** Hides the label visually, because the screen's heading asks the question. */
export interface GroupProps {
  isAskedAbove?: boolean;
}

export function FieldGroup({
  field,
  aria,
  isAskedAbove = false,
  children,
  ...props
}: Pick<FieldProps, 'label' | 'hint' | 'isOptional'> &
  GroupProps & {
    field: FieldState;
    aria: FieldsetHTMLAttributes<HTMLFieldSetElement>;
    children: ReactNode;
  }) {
  return (
    <fieldset className={css['group']} {...aria}>
      <legend className={isAskedAbove ? 'visually-hidden' : css['label']}>
        <LabelText {...props} />
      </legend>
      <FieldHint id={field.id} hint={props.hint} />
      {children}
      <FieldMessages {...field} />
    </fieldset>
  );
}
