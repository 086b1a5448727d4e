import { createContext, useContext, useId, type ReactNode } from 'react';

import { useLongWait } from '#src/ui/feedback/longWait.ts';
import { Button } from '#src/ui/actions/Button.tsx';

import { ActionBar } from './ActionBar.tsx';

export interface SubmitProps {
  submitLabel?: string;
  /** Secondary if the form is optional. */
  submitTone?: 'primary' | 'secondary';
  isBusy?: boolean;
  busyLabel?: string;
  /** A line above the button (SHELL-03). */
  submitNote?: ReactNode;
  /** What the button agrees to: required checkboxes and texts. They are above the bar and never behind it (AX-02). */
  agreement?: ReactNode;
  /**
   * `end` for every agreement, because the user should read it first, and for an optional form. `inside` if the
   * children show `SubmitActions` themselves.
   */
  actions?: 'sticky' | 'end' | 'inside';
}

interface SubmitState extends SubmitProps {
  /** How long the lender asks us to wait, in words. */
  wait: string | null;
}

/** The submit button's state in the surrounding form. */
export const SubmitContext = createContext<SubmitState>({ wait: null });

export function SubmitActions() {
  const {
    submitLabel = 'Continue',
    submitTone = 'primary',
    isBusy = false,
    busyLabel = 'Submitting',
    submitNote,
    agreement,
    actions = agreement ? 'end' : 'sticky',
    wait,
  } = useContext(SubmitContext);
  const id = useId();
  const long = useLongWait(isBusy, busyLabel);
  return (
    <ActionBar position={actions}>
      {submitNote !== undefined && <p>{submitNote}</p>}
      {wait !== null && <p id={id}>{wait}</p>}
      {long !== null && <p>{long}</p>}
      <Button
        type="submit"
        tone={submitTone}
        isBusy={isBusy}
        busyLabel={busyLabel}
        {...(wait !== null && { isWaiting: true, describedBy: id })}
      >
        {submitLabel}
      </Button>
    </ActionBar>
  );
}
