import { useId, type ReactNode } from 'react';

import css from './Tooltip.module.css';
import { useTooltip } from './useTooltip.ts';

interface TooltipProps {
  /** The name of the trigger, which only shows an icon. */
  name: string;
  /** True if the trigger has opened something, which replaces the tooltip. */
  isOff: boolean;
  /** Spread the argument on the trigger. */
  children: (trigger: { 'aria-labelledby': string }) => ReactNode;
}

/** Shows the name of an icon. It is also the icon's accessible name, so it is announced only once (SHELL-04, AX-39). */
export function Tooltip({ name, isOff, children }: TooltipProps) {
  const id = useId();
  const { isShown, ...around } = useTooltip(isOff);
  return (
    <span className={css['around']} {...around}>
      {children({ 'aria-labelledby': id })}
      <span className={css['tooltip']} role="tooltip" id={id} hidden={!isShown}>
        {name}
      </span>
    </span>
  );
}
