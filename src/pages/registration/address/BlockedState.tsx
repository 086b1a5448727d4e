import { Button } from '#src/ui/layout/Button.tsx';

/** Beside the banner of a state in which the originator may not lend. */
export function BlockedState() {
  return (
    <div>
      <Button tone="secondary" onClick={() => document.getElementById('step-street1')?.focus()}>
        Change the address
      </Button>
    </div>
  );
}
