import { useAppSelector } from '#src/hooks.ts';
import { Icon } from '#src/ui/text/Icon.tsx';
import { selectIsWaitlisted } from '#store/registration/flow.ts';

import css from './RegistrationStep.module.css';

/** MSG-REG-01: the heading of the first screen, and a line above the other headings (C-31). */
export const PROMISE = 'Apply in 5 minutes, receive funding in 5 days';

const PROTECTED = 'Your data is protected with 256-bit encryption.'; // SHELL-09

/** A heading. In the promise, each number stays on the same line as its unit. */
export const StepTitle = ({ title }: { title: string }) =>
  title === PROMISE
    ? title.split(/(\d+ \w+)/).map((part, at) =>
        at % 2 === 1 ? (
          <span key={part} className={css['unbroken']}>
            {part}
          </span>
        ) : (
          part
        ),
      )
    : title;

/** Above the heading: the group, and the promise unless it is the heading. The waitlist has no promise. */
export function StepLabel({ group, title }: { group: string; title: string }) {
  const isWaitlisted = useAppSelector(selectIsWaitlisted);
  return (
    <>
      <span className={css['group']}>{group}</span>
      {title !== PROMISE && (
        <span className={css['promise']}>{isWaitlisted ? 'For the waitlist' : PROMISE}</span>
      )}
    </>
  );
}

/** Below the button on every registration screen. */
export function SmallPrint({ reassurance }: { reassurance: string }) {
  return (
    <>
      <p className={css['line']}>
        <Icon name="check" />
        {reassurance}
      </p>
      <p className={css['line']}>
        <Icon name="lock" />
        {PROTECTED}
      </p>
    </>
  );
}
