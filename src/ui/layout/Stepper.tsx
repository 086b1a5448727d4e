import { Icon } from './Icon.tsx';
import css from './Stepper.module.css';

type Place = 'done' | 'here' | 'ahead';

interface StepperStep {
  label: string;
  place: Place;
  /** The steps of a group, shown while it is the current one. */
  steps?: readonly StepperStep[];
}

interface StepperProps {
  title: string;
  /** The time left, in words; null at the end. */
  time: string | null;
  steps: readonly StepperStep[];
}

const placeTexts = { done: 'Done', here: 'You are here', ahead: 'Still ahead' } as const;

/**
 * The progress of the borrower, beside the form on wide screens; below 768 px a `ProgressBar`.
 * - An ordered list in a navigation named by its title, which is no heading.
 * - Each step says in words and by its sign's shape whether it is done, here or ahead (AX-06).
 * - The current step is marked as such.
 */
export function Stepper({ title, time, steps }: StepperProps) {
  return (
    <nav className={css['stepper']} aria-label={title}>
      <p className={css['title']}>{title}</p>
      <p className={css['time']}>{time}</p>
      <ol className={css['steps']} role="list">
        {steps.map((step) => (
          <Step key={step.label} step={step} />
        ))}
      </ol>
    </nav>
  );
}

function Step({ step: { label, place, steps = [] } }: { step: StepperStep }) {
  const hasParts = place === 'here' && steps.length > 0;
  return (
    <li className={css[place]} aria-current={place === 'here' && !hasParts ? 'step' : undefined}>
      <span className={css['sign']}>{place === 'done' && <Icon name="check" />}</span>
      <span className={css['name']}>
        {label}
        <span className="visually-hidden">, {placeTexts[place]}</span>
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
  /** Of the seven stages; null on the waitlist, which has none. */
  step: number | null;
  label: string;
  /** Of the first step: each question is behind the borrower, or ahead. */
  parts?: readonly boolean[];
  time: string | null;
}

const DONE = [true];

/**
 * The progress as text and a bar, where no stepper stands: "Step 3 of 7, Income Info", and the time left. The bar is
 * decoration (AX-32); its first step shows the questions, so that it never goes back.
 */
export function ProgressBar({ step, label, parts = DONE, time }: ProgressProps) {
  return (
    <div className={css['progress']}>
      <p className={css['text']}>
        {step ? `Step ${step} of 7` : 'Waitlist'}
        <span className={css['where']}>, {label}</span>
      </p>
      <p className={css['time']}>{time}</p>
      <div className={css['bar']} aria-hidden="true">
        <span className={css['first']}>{piecesOf(parts)}</span>
        {step && piecesOf([2, 3, 4, 5, 6, 7].map((stage) => stage <= step))}
      </div>
    </div>
  );
}

/** The pieces are alike and never move. */
const piecesOf = (areDone: readonly boolean[]) =>
  areDone.map((isDone, index) => <i key={index} className={isDone ? css['full'] : undefined} />);
