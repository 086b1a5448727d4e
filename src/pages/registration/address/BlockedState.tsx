import { Button } from '#src/ui/layout/Button.tsx';

/** Beside the banner of a state in which the referring originator may not lend: whom to call, and another address. */
export function BlockedState() {
  return (
    <div>
      <Button tone="secondary" onPress={() => document.getElementById('step-street1')?.focus()}>
        Change the address
      </Button>
    </div>
  );
}
