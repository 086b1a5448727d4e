import { Icon } from '#src/ui/text/Icon.tsx';
import type { StepProgress } from '#store/progress.ts';

import css from './Stepper.module.css';

interface StepperStep {
  label: string;
  progress: StepProgress;
  /** The steps of a group, shown while it is the current one. */
  steps?: readonly StepperStep[];
}

interface StepperProps {
  title: string;
  /** The remaining time, in words. Null at the end. */
  time: string | null;
  steps: readonly StepperStep[];
}

const progressTexts = {
  COMPLETE: 'Done',
  IN_PROGRESS: 'You are here',
  INITIAL: 'Still ahead',
} as const;

/**
 * The borrower's progress, next to the form on wide screens. Below 768 px, use a `ProgressBar`.
 * - An ordered list in a navigation named by its title, which isn't a heading.
 * - Each step says in words and with the shape of its icon whether it is done, in progress or still to come (AX-06).
 * - The current step is marked as such.
 */
export function Stepper({ title, time, steps }: StepperProps) {
  return (
    <nav className={css['stepper']} aria-label={title}>
      <p className={css['title']}>{title}</p>
      {time !== null && <p className={css['time']}>{time}</p>}
      <ol className={css['steps']} role="list">
        {steps.map((step) => (
          <Step key={step.label} step={step} />
        ))}
      </ol>
    </nav>
  );
}

function Step({ step: { label, progress, steps = [] } }: { step: StepperStep }) {
  const hasParts = progress === 'IN_PROGRESS' && steps.length > 0;
  return (
    <li
      className={css[progress]}
      aria-current={progress === 'IN_PROGRESS' && !hasParts ? 'step' : undefined}
    >
      <span className={css['sign']}>{progress === 'COMPLETE' && <Icon name="check" />}</span>
      <span className={css['name']}>
        {label}
        <span className="visually-hidden">, {progressTexts[progress]}</span>
      </span>
      {hasParts && (
        <ol className={css['parts']} role="list">
          {steps.map((part) => (
            <Step key={part.label} step={part} />
          ))}
        </ol>
      )}
    </li>
  );
}

interface ProgressProps {
  /** The current stage, or a number past the last one. Null on the waitlist, which has no stages. */
  step: number | null;
  /** The number of stages: seven for the borrower, two for an additional signer. */
  of?: number;
  label: string;
  /** The questions of the first stage, if it has any. Each is true once it is answered. */
  parts?: readonly boolean[];
  /** The time left, in words. */
  time?: string | null;
  /** Whether a menu shares its line. Then the stage's name is for screen readers only. */
  hasMenu?: boolean;
}

const STAGES = 7;

type Piece = 'full' | 'half' | undefined;

/**
 * The progress as text and a bar, for places without a stepper: "Step 3 of 7, Income Info", and the remaining time. The
 * bar is decorative (AX-32). The current stage is half full. In a registration, the first stage shows its questions, so
 * the bar never goes back.
 */
export function ProgressBar({
  step,
  of = STAGES,
  label,
  parts,
  time = null,
  hasMenu = false,
}: ProgressProps) {
  return (
    <div className={hasMenu ? `${css['progress']} ${css['short']}` : css['progress']}>
      <p className={css['text']}>
        <ProgressText {...{ step, of, label, hasMenu }} />
      </p>
      {time !== null && <p className={css['time']}>{time}</p>}
      <div className={`${css['bar']} ${layoutOf(step, of)}`} aria-hidden="true">
        <span className={css['first']}>
          {piecesOf(
            parts?.map((isDone) => (isDone ? 'full' : undefined)) ?? [pieceOf(1, step ?? 1)],
          )}
        </span>
        {step && piecesOf(laterStages(of).map((stage) => pieceOf(stage, step)))}
      </div>
    </div>
  );
}

type TextProps = Pick<ProgressProps, 'step' | 'label'> &
  Required<Pick<ProgressProps, 'of' | 'hasMenu'>>;

function ProgressText({ step, of, label, hasMenu }: TextProps) {
  if (step !== null && step > of) return label;
  return (
    <>
      {step ? `Step ${step} of ${of}` : 'Waitlist'}
      <span className={hasMenu ? 'visually-hidden' : css['where']}>, {label}</span>
    </>
  );
}

const layoutOf = (step: number | null, of: number) => {
  if (step === null) return css['alone'];
  return of === STAGES ? '' : css['pair'];
};

/** Every stage except the first, whose pieces are its questions. */
const laterStages = (of: number) => Array.from({ length: of - 1 }, (_piece, index) => index + 2);

const pieceOf = (stage: number, step: number): Piece => {
  if (stage < step) return 'full';
  return stage === step ? 'half' : undefined;
};

/** The pieces look alike and never move, so the index can be the key. */
const piecesOf = (pieces: readonly Piece[]) =>
  pieces.map((piece, index) => <i key={index} className={piece && css[piece]} />);
