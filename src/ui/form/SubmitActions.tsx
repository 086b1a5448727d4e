import { createContext, useContext, useId, type ReactNode } from 'react';

import { useLongWait } from '#src/ui/feedback/longWait.ts';
import { Button } from '#src/ui/actions/Button.tsx';

import { ActionBar } from './ActionBar.tsx';

export interface SubmitProps {
  submitLabel?: string;
  /** Secondary where the form is optional. */
  submitTone?: 'primary' | 'secondary';
  isBusy?: boolean;
  busyLabel?: string;
  /** A line above the button (SHELL-03). */
  submitNote?: ReactNode;
  /** What the button agrees to: required boxes and texts. They stand above it and never under it (AX-02). */
  agreement?: ReactNode;
  /** `end` for every agreement, which is read first, and for an optional form; `inside` where the children show `SubmitActions` themselves. */
  actions?: 'sticky' | 'end' | 'inside';
}

interface SubmitState extends SubmitProps {
  /** How long the lender asks to wait, in words. */
  wait: string | null;
}

/** The submit button of the form around. */
export const SubmitContext = createContext<SubmitState>({ wait: null });

/** The submit button of a form, with what it says above it. */
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
