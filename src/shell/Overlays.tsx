import { useCallback, useState } from 'react';

import { ChatLauncher } from '#src/chat/ChatLauncher.tsx';
import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Toasts } from '#src/ui/overlays/Toasts.tsx';
import {
  selectIsBusy,
  selectLoader,
  selectProcessingMessage,
  selectToasts,
} from '#store/shell/selectors.ts';
import { areaRetried, toastDismissed } from '#store/shell/slice.ts';

import { Region } from './page/Region.tsx';
import { Waiting } from './Waiting.tsx';

/** Returns whether the user is waiting. The wait continues from the submit chain to the loader of the next screen. */
function useIsWaiting(): boolean {
  const isProcessing = useAppSelector(selectProcessingMessage) !== null;
  const isLoading = useAppSelector(selectLoader).isShown;
  const isBusy = useAppSelector(selectIsBusy);
  const isCodeLost = useAppSelector((state) => state.shell.hasChunkFailed);
  const [wasWaiting, setWasWaiting] = useState(false);
  // Doesn't cover the error page, because it offers the next try.
  const isWaiting = !isCodeLost && (isProcessing || isLoading || (wasWaiting && isBusy));
  if (isWaiting !== wasWaiting) setWasWaiting(isWaiting);
  return isWaiting;
}

/** The toasts. They wait while the waiting screen covers them (S4). */
function ToastHost({ areCovered }: { areCovered: boolean }) {
  const dispatch = useAppDispatch();
  const toasts = useAppSelector(selectToasts);
  // A stable reference, because a new function would restart the timers of the toasts.
  const dismiss = useCallback((id: string) => void dispatch(toastDismissed({ id })), [dispatch]);
  return (
    <Toasts
      areCovered={areCovered}
      toasts={toasts.map(({ id, tone, text, area }) => ({
        id,
        tone: tone === 'error' ? 'danger' : tone,
        message: text,
        ...(area && {
          action: (
            <Button tone="quiet" onClick={() => dispatch(areaRetried({ area }))}>
              Try again
            </Button>
          ),
        }),
      }))}
      onDismiss={dismiss}
    />
  );
}

/** The waiting screen, the toasts and the chat, each in its own region. */
export function Overlays() {
  const isWaiting = useIsWaiting();
  return (
    <>
      <Region name="waiting" fallback={() => null}>
        {isWaiting && <Waiting />}
      </Region>
      <Region name="toasts">
        <ToastHost areCovered={isWaiting} />
      </Region>
      <Region name="launcher" fallback={() => null}>
        <ChatLauncher />
      </Region>
    </>
  );
}
