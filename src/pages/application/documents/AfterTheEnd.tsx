import { Button } from '#src/ui/actions/Button.tsx';

import css from './DocumentReader.module.css';
import type { ReadingProgress } from './DocumentReader.tsx';
import { PaperInstead } from './PaperInstead.tsx';

const LACKING =
  "Something in this document can't be shown, so it does not count as read. We can mail it to you for free.";

interface AfterTheEndProps {
  progress: ReadingProgress;
  label: string;
  /** The label before the end has been shown. */
  before: string;
  isBusy?: boolean;
  busyLabel?: string;
  onClick: () => void;
}

/** A button that waits until the document has been shown to its end, and says so (F-12). */
export function AfterTheEnd({ progress, label, before, ...button }: AfterTheEndProps) {
  const hint = 'document-end-hint';
  const isEnded = progress === 'ended';
  return (
    <>
      <Button
        {...button}
        tone={isEnded ? 'primary' : 'secondary'}
        isWaiting={!isEnded}
        {...(progress === 'lacking' && { describedBy: hint })}
      >
        {progress === 'begun' ? before : label}
      </Button>
      {progress === 'lacking' && (
        <>
          <p className={css['hint']} id={hint}>
            {LACKING}
          </p>
          <PaperInstead />
        </>
      )}
    </>
  );
}
