import { CancelApplication } from '#src/pages/shared/ApplicationActions.tsx';
import { Disclosure } from '#src/ui/layout/Disclosure.tsx';

/** Explains the hard check, and offers to cancel (F-15). */
export function HardCheckNote() {
  return (
    <Disclosure summary="I don't want a hard check">
      <p>We can't lend without it. Your soft check stays invisible to others.</p>
      <CancelApplication />
    </Disclosure>
  );
}
