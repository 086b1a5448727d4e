import { Icon } from './Icon.tsx';
import css from './Stepper.module.css';

type Place = 'done' | 'here' | 'ahead';

interface StepperStep {
  label: string;
  place: Place;
  /** The steps of a group, shown while it is the current one. */
  steps?: readonly StepperStep[];
}

/** The class for the number of columns; without one, each step adds its own. */
const columns = (count: number) => css[`of${count}`] ?? '';

const placeTexts = { done: 'Done', here: 'You are here', ahead: 'Still ahead' } as const;

/**
 * The progress of the borrower, beside the form on wide screens; below 768 px a `ProgressBar`.
 * - An ordered list in a navigation named by its title, which is no heading.
 * - Each step says in words and by its sign's shape whether it is done, here or ahead (AX-06).
 * - The current step is marked as such.
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

/** The progress on small screens, as text: "Step 3 of 7, Income Info"; the bar is decoration (AX-32). */
export function ProgressBar({ step, of, label }: { step: number; of: number; label: string }) {
  return (
    <div className={css['progress']}>
      <p className={css['text']}>
        Step {step} of {of}
        <span className={css['where']}>, {label}</span>
      </p>
      <div className={`${css['bar']} ${columns(of)}`} aria-hidden="true">
        {Array.from({ length: of }, (_part, index) => (
          // The parts are alike and never move.
          <span key={index} className={index < step ? css['full'] : undefined} />
        ))}
      </div>
    </div>
  );
}
