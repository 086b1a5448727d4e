import type { ReactNode, Ref } from 'react';

import { LabelPrefixContext } from '#src/ui/form/formField.ts';

import css from './FieldCard.module.css';

interface FieldCardProps {
  legend: ReactNode;
  /** What names its fields in the list of errors: "Person 1". */
  name: string;
  children?: ReactNode;
}

/** The questions about one of several things, as a fieldset on a card. */
export function FieldCard({ legend, name, children }: FieldCardProps) {
  return (
    <fieldset className={css['card']} data-card>
      <legend className={css['legend']}>{legend}</legend>
      <LabelPrefixContext value={name}>{children}</LabelPrefixContext>
    </fieldset>
  );
}

/** Cards under each other. */
export function FieldCards({ children, ref }: { children: ReactNode; ref?: Ref<HTMLDivElement> }) {
  return (
    <div className={css['cards']} ref={ref}>
      {children}
    </div>
  );
}
