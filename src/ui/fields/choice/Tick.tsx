import type { ComponentProps } from 'react';

import { tickOf } from '#src/ui/form/takeShown.ts';

import css from './choices.module.css';

type TickProps = Omit<ComponentProps<'input'>, 'type' | 'checked' | 'className'> & {
  isTicked: boolean;
};

/** A checkbox. Its markup contains the form's value. */
export const Tick = ({ isTicked, ...input }: TickProps) => (
  <input
    className={css['tick']}
    type="checkbox"
    checked={isTicked}
    {...tickOf(isTicked)}
    {...input}
  />
);
