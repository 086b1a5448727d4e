import { Button } from '#src/ui/Button.tsx';

export const BLOCKED = {
  messages: [
    'We are unable to process your application at this time. Please reach out to your referring loan officer for additional information.',
  ],
}; // ELIG-06

/** Beside the banner of a state in which the referring officer may not lend: whom to call, and another address. */
export function BlockedState() {
  return (
    <div>
      <Button tone="secondary" onPress={() => document.getElementById('step-street1')?.focus()}>
        Change the address
      </Button>
    </div>
  );
}
