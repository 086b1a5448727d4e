import { useId, useSyncExternalStore, type MouseEvent, type ReactNode, type Ref } from 'react';

import { Icon } from '#src/ui/layout/Icon.tsx';

import css from './ErrorSummary.module.css';

/** One thing that is wrong: with a field, whose id it leads to, or with the whole. */
export interface Problem {
  message: string;
  fieldId?: string | undefined;
  label?: string | undefined;
  /** The box that was wrong: it may go, or make room for another one. */
  box?: HTMLElement | null;
}

interface ErrorSummaryProps {
  heading?: string;
  problems: readonly Problem[];
  /** The fields that are still wrong; a line of another one is struck through. Left out, all lines stand. */
  stillWrong?: ReadonlySet<string> | undefined;
  /** A link to where it is put right, when that is not on this screen. */
  wayOn?: ReactNode;
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

const never = () => () => undefined;

/** What became of a field that is wrong no more; null for one whose box made room for another, where nobody mended it. */
function endOf({ box }: Problem): string | null {
  if (box?.isConnected !== false) return 'mended';
  return document.getElementById(box.id) ? null : 'no longer asked';
}

/** One line: what is wrong with a field leads there, until that is over. */
function ProblemLine({ problem, isOver }: { problem: Problem; isOver: boolean }) {
  const { message, fieldId, label } = problem;
  // Boxes come and go with the page: it is asked again once it is drawn.
  const end = useSyncExternalStore(
    never,
    () => (isOver ? endOf(problem) : null),
    () => null,
  );
  return (
    <li data-for={fieldId} className={end === null ? undefined : css['over']}>
      {fieldId === undefined ? (
        <bdi>{message}</bdi>
      ) : (
        <a
          {...(end === null && {
            href: `#${fieldId}`,
            onClick: (event: MouseEvent) => {
              goTo(event, fieldId);
            },
          })}
        >
          {label !== undefined && <span>{/[?:]$/.test(label) ? label : `${label}:`} </span>}
          <bdi>{message}</bdi>
          {end !== null && (
            <span className="visually-hidden" aria-live="off">
              , {end}
            </span>
          )}
        </a>
      )}
    </li>
  );
}

/**
 * What is wrong, on top of a form (AX-21).
 * - It is an alert named by its heading, and can be focused.
 * - Each line about a field names it and is a link that focuses it.
 * - A line may be the lender's, so it keeps its direction and its height to itself (FT-101).
 * - What was mended, or is no longer asked, is struck through, in words too (AX-06), and stays in its place, so that
 *   nothing moves or speaks under the person's hands. It leads nowhere.
 */
export function ErrorSummary({
  heading = 'Error',
  problems,
  stillWrong,
  wayOn,
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
          {lines.map((problem) => (
            <ProblemLine
              key={`${problem.fieldId} ${problem.message}`}
              problem={problem}
              isOver={problem.fieldId !== undefined && stillWrong?.has(problem.fieldId) === false}
            />
          ))}
        </ul>
        {wayOn}
      </div>
    </div>
  );
}
