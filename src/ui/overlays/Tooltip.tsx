import { useId, type ReactNode } from 'react';

import css from './Tooltip.module.css';
import { useTooltip } from './useTooltip.ts';

interface TooltipProps {
  /** The name of the trigger, which shows an icon alone. */
  name: string;
  /** Whether what the trigger opens is there, in place of the tooltip. */
  isOff: boolean;
  /** Spread the argument on the trigger. */
  children: (trigger: { 'aria-labelledby': string }) => ReactNode;
}

/** Shows the name of an icon, which is its accessible name and so announced once (SHELL-04, AX-39). */
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
