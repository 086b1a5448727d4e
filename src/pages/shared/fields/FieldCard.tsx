import type { ReactNode, Ref } from 'react';

import { LabelPrefixContext } from '#src/ui/form/formField.ts';

import css from './FieldCard.module.css';

interface FieldCardProps {
  legend: ReactNode;
  /** The name before its fields in the error list, such as "Person 1". */
  name: string;
  children?: ReactNode;
}

export function FieldCard({ legend, name, children }: FieldCardProps) {
  return (
    <fieldset className={css['card']} data-card>
      <legend className={css['legend']}>{legend}</legend>
      <LabelPrefixContext value={name}>{children}</LabelPrefixContext>
    </fieldset>
  );
}

export function FieldCards({ children, ref }: { children: ReactNode; ref?: Ref<HTMLDivElement> }) {
  return (
    <div className={css['cards']} ref={ref}>
      {children}
    </div>
  );
}
