import { useEffect, useState } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { BrandAnimation } from '#src/ui/overlays/BrandAnimation.tsx';
import { BrandVideo } from '#src/ui/overlays/BrandVideo.tsx';
import { HouseScene } from '#src/ui/overlays/HouseScene.tsx';
import { WaitingPlace } from '#src/ui/overlays/WaitingPlace.tsx';
import { selectBrandName, selectOrgCode, selectOrganisation } from '#store/org/selectors.ts';
import { loaderFiles } from '#store/org/loaderFiles.ts';
import { selectLoaderMessages } from '#store/org/loaderMessages.ts';
import { selectChain } from '#store/registration/flow.ts';
import { routingRequested } from '#store/application/core/slice.ts';
import { selectLoader, selectProcessingMessage, selectUuidInHand } from '#store/shell/selectors.ts';
import { exitChosen } from '#store/shell/slice.ts';
import { selectMessageClock, selectWaitNow } from '#store/navigation/waiting.ts';
import {
  listedSteps,
  waitMessage,
  nextProgress,
  partsProgress,
  type WaitProgress,
} from '#store/navigation/waitProgress.ts';

const SLOW_MS = 10_000; // F-05
const OVERDUE_MS = 30_000; // LOADER-06

function useHasElapsed(ms: number): boolean {
  const [isAfter, setAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAfter(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isAfter;
}

function useProgress(): WaitProgress {
  const wait = useAppSelector(selectWaitNow);
  const clock = useAppSelector(selectMessageClock);
  const [progress, setProgress] = useState<WaitProgress | null>(null);
  const next = nextProgress(progress, wait, clock);
  if (next !== progress) setProgress(next);
  return next;
}

/** What to do if the lender doesn't answer: try again, unless the lender is still working, or go to the dashboard. */
function SlowWaitActions({ isLenderAtWork }: { isLenderAtWork: boolean }) {
  const dispatch = useAppDispatch();
  const uuid = useAppSelector(selectUuidInHand);
  if (uuid === null) return null;
  return (
    <>
      {!isLenderAtWork && (
        <Button onClick={() => dispatch(routingRequested({ uuid }))}>Try again</Button>
      )}
      <Button tone="secondary" onClick={() => dispatch(exitChosen({ to: '/dashboard' }))}>
        Go To Dashboard
      </Button>
    </>
  );
}

/** Says what else the user may do. Once the application exists, they may close the page (F-05). */
function useNote(): string | null {
  const isProcessing = useAppSelector(selectProcessingMessage) !== null;
  const isCreated = useAppSelector(selectChain).status === 'finished';
  const { isSlow } = useAppSelector(selectLoader);
  const isLong = useHasElapsed(SLOW_MS);
  const isOverdue = useHasElapsed(OVERDUE_MS);
  if (isProcessing ? isCreated && isLong : isSlow)
    return "You can close this page. We'll keep your place.";
  if (!isProcessing) return null;
  if (isCreated) return 'This takes about half a minute.';
  return isOverdue
    ? 'This is taking longer than usual. Please keep this page open.'
    : 'This takes about half a minute. Please keep this page open.';
}

/**
 * The waiting screen of the submit chain and of polled statuses, which continues from one to the other (LOADER-01 to
 * LOADER-07, F-05). Message, sentence, list and drawing follow the actual step (decision 80).
 */
export function Waiting() {
  const isProcessing = useAppSelector(selectProcessingMessage) !== null;
  const messages = useAppSelector(selectLoaderMessages);
  const name = useAppSelector(selectBrandName);
  const folder = `/brands/${useAppSelector(selectOrgCode)}`;
  const { theme } = useAppSelector(selectOrganisation);
  const loader = loaderFiles(theme.loaderAnimation);
  const Animation = loader?.isVideo ? BrandVideo : BrandAnimation;
  const progress = useProgress();
  const note = useNote();
  const { isSlow } = useAppSelector(selectLoader);
  const { wait } = progress;

  return (
    <WaitingPlace
      title={isProcessing ? "We're finding your offers" : 'Please wait'}
      lender={{ name, logo: theme.logo === 'own' ? `${folder}/logo.svg` : null }}
      headline={waitMessage(messages, progress) ?? wait.headline ?? ''}
      detail={wait.detail}
      // The note of the submit already covers the time of all its steps.
      time={isProcessing ? null : wait.time}
      steps={listedSteps(progress)}
      note={note}
      actions={!isProcessing && isSlow && <SlowWaitActions isLenderAtWork={wait.isRunning} />}
      picture={(isPaused) =>
        loader === null ? (
          <HouseScene parts={partsProgress(progress)} isPaused={isPaused} />
        ) : (
          <Animation
            src={`${folder}/${loader.moving}`}
            still={`${folder}/${loader.still}`}
            isPaused={isPaused}
          />
        )
      }
    />
  );
}
