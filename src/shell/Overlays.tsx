import { useCallback } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { Button } from '#src/ui/layout/Button.tsx';
import { FullScreenLoader } from '#src/ui/overlays/FullScreenLoader.tsx';
import { ProcessingModal } from '#src/ui/overlays/ProcessingModal.tsx';
import { Toasts } from '#src/ui/overlays/Toasts.tsx';
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

/** Waiting for the lender (LOADER-01 to LOADER-05); past ten seconds it says what else may be done (F-05). */
function Loader() {
  const { isShown, message, isSlow } = useAppSelector(selectLoader);
  const messages = useAppSelector(selectLoaderMessages);
  const orgCode = useAppSelector(selectOrgCode);
  const hasOwnLoader = useAppSelector(selectHasOwnLoader);
  const lender = useAppSelector(selectBrandName);
  const status = useAppSelector((state) => state.application.status);
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

/** The submit chain at work (LOADER-06, LOADER-07). */
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

/** Behind the loader or the modal of the submit chain nobody reads a toast, whose time would pass there: it waits (S4). */
function ToastHost() {
  const dispatch = useAppDispatch();
  const toasts = useAppSelector(selectToasts);
  const isProcessing = useAppSelector(selectProcessingMessage) !== null;
  const areCovered = useAppSelector(selectLoader).isShown || isProcessing;
  // A toast's clock starts again with another function.
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
            <Button tone="quiet" onPress={() => dispatch(areaRetried({ area }))}>
              Try again
            </Button>
          ),
        }),
      }))}
      onDismiss={dismiss}
    />
  );
}

/** What floats above the page by itself: the two waits and the toasts, each failing alone. */
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
