import { Icon } from './Icon.tsx';
import css from './Stepper.module.css';

type Place = 'done' | 'here' | 'ahead';

export interface StepperStep {
  label: string;
  place: Place;
  /** The parts of a group, shown while the person is in it. */
  steps?: readonly StepperStep[];
}

/** The class that says how many columns a row of steps has; without one, each step brings its own. */
const columns = (count: number) => css[`of${count}`] ?? '';

const words = { done: 'Done', here: 'You are here', ahead: 'Still ahead' } as const;

/**
 * How far a person has come, beside the form on wide screens; below 768 px a `ProgressBar` says it.
 * - It is an ordered list in a navigation named by its title, which is no heading: it stands before the screen's own.
 * - Each step says in words whether it is done, here or ahead; the sign before it says it by shape (AX-06).
 * - The current step is marked as such, in its group and alone.
 */
export function Stepper({ title, steps }: { title: string; steps: readonly StepperStep[] }) {
  return (
    <nav className={css['stepper']} aria-label={title}>
      <p className={css['title']}>{title}</p>
      <ol className={`${css['steps']} ${columns(steps.length)}`} role="list">
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
      <span className={css['words']}>
        {label}
        <span className="visually-hidden">, {words[place]}</span>
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

/**
 * The same on small screens.
 * - It is text, "Step 3 of 7, Income Info"; the bar beside it only repeats it (AX-32).
 */
export function ProgressBar({ step, of, label }: { step: number; of: number; label: string }) {
  return (
    <div className={css['progress']}>
      <p className={css['text']}>
        Step {step} of {of}
        <span className={css['where']}>, {label}</span>
      </p>
      <div className={`${css['bar']} ${columns(of)}`} aria-hidden="true">
        {Array.from({ length: of }, (_part, index) => (
          // The parts of the bar are alike and never move.
          <span key={index} className={index < step ? css['full'] : undefined} />
        ))}
      </div>
    </div>
  );
}
