import { useCallback } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { Button } from '#src/ui/layout/Button.tsx';
import { FullScreenLoader } from '#src/ui/overlays/FullScreenLoader.tsx';
import { ProcessingModal } from '#src/ui/overlays/ProcessingModal.tsx';
import { Toasts } from '#src/ui/overlays/Toasts.tsx';
import { selectApplicationState } from '#store/application/state.ts';
import { statusText } from '#store/application/status/statusTexts.ts';
import {
  selectBrandName,
  selectHasOwnLoader,
  selectLoaderMessages,
  selectOrgCode,
} from '#store/org/selectors.ts';
import { selectLoader, selectProcessingMessage, selectToasts } from '#store/shell/selectors.ts';
import { areaRetried, toastDismissed } from '#store/shell/slice.ts';

import { Region } from './page/Region.tsx';

/** The full-screen loader (LOADER-01 to LOADER-05); after ten seconds it says what else the user may do (F-05). */
function Loader() {
  const { isShown, message, isSlow } = useAppSelector(selectLoader);
  const messages = useAppSelector(selectLoaderMessages);
  const orgCode = useAppSelector(selectOrgCode);
  const hasOwnLoader = useAppSelector(selectHasOwnLoader);
  const lender = useAppSelector(selectBrandName);
  const status = useAppSelector((state) => selectApplicationState(state).status);
  if (!isShown) return null;

  const picture = `/brands/${orgCode}/loader`;
  return (
    <FullScreenLoader
      messages={messages}
      here={message}
      detail={status.status === 'ready' ? statusText(status.value, { lender }).what : undefined}
      note={isSlow ? 'You can close this page. We keep your place.' : undefined}
      animation={
        hasOwnLoader ? { src: `${picture}.svg`, still: `${picture}-still.svg` } : undefined
      }
    />
  );
}

/** The modal of the submit chain (LOADER-06, LOADER-07). */
function Processing() {
  const here = useAppSelector(selectProcessingMessage);
  const messages = useAppSelector(selectLoaderMessages);
  return here === null ? null : (
    <ProcessingModal
      title="We are finding your offers"
      messages={messages}
      here={here}
      note="This takes about half a minute. Please keep this page open."
    />
  );
}

/** The toasts; they wait while the loader or the modal of the submit chain covers them (S4). */
function ToastHost() {
  const dispatch = useAppDispatch();
  const toasts = useAppSelector(selectToasts);
  const isProcessing = useAppSelector(selectProcessingMessage) !== null;
  const areCovered = useAppSelector(selectLoader).isShown || isProcessing;
  // A stable reference: a new function restarts the timers of the toasts.
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

/** The loader, the modal of the submit chain and the toasts, each in a region of its own. */
export function Overlays() {
  return (
    <>
      <Region name="loader" fallback={() => null}>
        <Loader />
      </Region>
      <Region name="processing" fallback={() => null}>
        <Processing />
      </Region>
      <Region name="toasts">
        <ToastHost />
      </Region>
    </>
  );
}
