import type { FieldsetHTMLAttributes, ReactNode } from 'react';

import type { FieldProps } from '#src/ui/form/formField.ts';
import { Icon } from '#src/ui/layout/Icon.tsx';
import { Sentence } from '#src/ui/layout/Sentence.tsx';

import css from './field.module.css';

interface Told {
  id: string;
  message?: string | undefined;
  readyMessage?: string | undefined;
  isNoted?: boolean;
}

/** What stands under a box: where its value came from, and what is wrong with it. */
export function FieldMessages({ id, message, readyMessage, isNoted }: Told) {
  const words = message ?? readyMessage;
  return (
    <>
      {isNoted && (
        <p className={css['note']} id={`${id}-note`}>
          We filled this in for you. Please check it.
        </p>
      )}
      {words !== undefined && (
        <p className={css['error']} id={`${id}-error`} hidden={message === undefined}>
          <Icon name="error" />
          <bdi>{words}</bdi>
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

/** The words of a label, with what tells an optional field from the others. */
export function LabelWords({ label, isOptional }: Pick<FieldProps, 'label' | 'isOptional'>) {
  return isOptional ? (
    <>
      {label} <span className={css['optional']}>(optional)</span>
    </>
  ) : (
    label
  );
}

/** One box with its label and hint above, its message below (look.md). */
export function FieldFrame({
  field,
  children,
  ...props
}: Pick<FieldProps, 'label' | 'hint' | 'isOptional'> & { field: Told; children: ReactNode }) {
  return (
    <div className={css['field']}>
      <label className={css['label']} htmlFor={field.id}>
        <LabelWords {...props} />
      </label>
      <FieldHint id={field.id} hint={props.hint} />
      {children}
      <FieldMessages {...field} />
    </div>
  );
}

/** A question that the heading of its screen asks already is said to screen readers alone. */
export interface GroupProps {
  isAskedAbove?: boolean;
}

/** Several boxes that are one question. */
export function FieldGroup({
  field,
  aria,
  isAskedAbove = false,
  children,
  ...props
}: Pick<FieldProps, 'label' | 'hint' | 'isOptional'> &
  GroupProps & {
    field: Told;
    aria: FieldsetHTMLAttributes<HTMLFieldSetElement>;
    children: ReactNode;
  }) {
  return (
    <fieldset className={css['group']} {...aria}>
      <legend className={isAskedAbove ? 'visually-hidden' : css['label']}>
        <LabelWords {...props} />
      </legend>
      <FieldHint id={field.id} hint={props.hint} />
      {children}
      <FieldMessages {...field} />
    </fieldset>
  );
}
