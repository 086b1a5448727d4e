import { isReplayAddress, isReplayFrame } from '#src/replay/address.ts';
import type { Organisation } from '#store/org/organisation.ts';

interface Opened {
  readonly organisation: Organisation;
  readonly isSandbox: boolean;
  readonly hasReplay: boolean;
}

/**
 * Shows support's replay of a log, or a replayed screen in its frame. Returns false if the address belongs to the app.
 */
export async function showsReplay(
  container: HTMLElement,
  { organisation, isSandbox, hasReplay }: Opened,
): Promise<boolean> {
  if (isReplayFrame()) {
    const { showFrame } = await import('#src/replay/showFrame.tsx');
    showFrame(container, organisation);
    return true;
  }
  if (!(hasReplay || isSandbox) || !isReplayAddress(location.pathname)) return false;
  const { showReplay } = await import('#src/replay/showReplay.tsx');
  showReplay(container);
  return true;
}
