import { useId, type MouseEvent, type Ref } from 'react';

import css from './ErrorSummary.module.css';
import { Icon } from './Icon.tsx';

/** One thing that is wrong: with a field, whose id it leads to, or with the whole. */
export interface Problem {
  message: string;
  fieldId?: string | undefined;
  label?: string | undefined;
}

interface ErrorSummaryProps {
  heading?: string;
  problems: readonly Problem[];
  /** The fields that are still wrong; a line of another one is struck through. Left out, all lines stand. */
  stillWrong?: ReadonlySet<string> | undefined;
  id?: string;
  isHidden?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** SHELL-11: what is said when nobody said more. */
const SOMETHING: readonly Problem[] = [{ message: 'Something went wrong. Please try again.' }];

function goTo(event: MouseEvent, fieldId: string) {
  event.preventDefault();
  document.getElementById(fieldId)?.focus();
}

/** One line: what is wrong with a field leads there, until it is mended. */
function ProblemWords({ message, fieldId, label, isMended }: Problem & { isMended: boolean }) {
  return fieldId === undefined ? (
    <bdi>{message}</bdi>
  ) : (
    <a
      {...(!isMended && {
        href: `#${fieldId}`,
        onClick: (event: MouseEvent) => {
          goTo(event, fieldId);
        },
      })}
    >
      {label !== undefined && <span>{/[?:]$/.test(label) ? label : `${label}:`} </span>}
      <bdi>{message}</bdi>
      {isMended && (
        <span className="visually-hidden" aria-live="off">
          , mended
        </span>
      )}
    </a>
  );
}

/**
 * What is wrong, on top of a form (AX-21).
 * - It is an alert named by its heading, and can be focused.
 * - Each line about a field names it and is a link that focuses it.
 * - A line may be the lender's, so it keeps its direction and its height to itself (FT-101).
 * - What was mended is struck through, in words too (AX-06), and stays in its place, so that nothing moves or speaks
 *   under the person's hands. It leads nowhere: its field may have gone.
 */
export function ErrorSummary({
  heading = 'Error',
  problems,
  stillWrong,
  id,
  isHidden,
  ref,
}: ErrorSummaryProps) {
  const headingId = useId();
  const lines = problems.length > 0 ? problems : SOMETHING;
  return (
    <div
      className={css['summary']}
      role="alert"
      aria-labelledby={headingId}
      tabIndex={-1}
      id={id}
      hidden={isHidden}
      ref={ref}
    >
      <Icon name="error" />
      <div className={css['words']}>
        <h2 className={css['heading']} id={headingId}>
          {heading}
        </h2>
        <ul className={css['list']} role="list">
          {lines.map((problem) => {
            const { message, fieldId } = problem;
            const isMended = fieldId !== undefined && stillWrong?.has(fieldId) === false;
            return (
              <li
                key={`${fieldId} ${message}`}
                data-for={fieldId}
                className={isMended ? css['mended'] : undefined}
              >
                <ProblemWords {...problem} isMended={isMended} />
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
