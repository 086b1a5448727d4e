import { useRef, type ReactNode } from 'react';

import { Spinner } from '#src/ui/feedback/Spinner.tsx';

import css from './Button.module.css';
import { following, type Followed } from './follow.ts';
import { Icon, type IconName } from './Icon.tsx';

interface Face {
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger';
  icon?: IconName;
  /** As wide as its column, at every width. */
  isWide?: boolean;
  children: ReactNode;
}

interface Press {
  type?: 'button' | 'submit';
  onPress?: () => void;
  isBusy?: boolean;
  /** What the button says while it is busy. Room for it is kept, so that the width never changes. */
  busyLabel?: string;
  /** Can be reached, and `describedBy` says what is missing, but a press does nothing (F-12). */
  isWaiting?: boolean;
  describedBy?: string;
}

const classes = ({ tone = 'primary', isWide }: Omit<Face, 'children'>) =>
  [css['button'], css[tone], isWide && css['wide']].filter(Boolean).join(' ');

/**
 * A press: one primary a screen, verb first.
 * - It is a `button`, or an `a` when it leads somewhere.
 * - It is never `disabled`: while busy it keeps focus and width, says so and ignores presses (FT-40).
 * - A double click on the screen before does not press it (FT-40).
 * - It is at least 48 px high.
 */
export function Button(props: Face & (Press | Followed)) {
  const { icon, children } = props;
  const face = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  );

  if ('href' in props)
    return (
      <a className={classes(props)} href={props.href} onClick={following(props.onFollow)}>
        <span className={css['face']}>{face}</span>
      </a>
    );

  return (
    <PressButton {...props} className={classes(props)}>
      {face}
    </PressButton>
  );
}

function PressButton({
  type = 'button',
  onPress,
  isBusy = false,
  busyLabel,
  isWaiting = false,
  describedBy,
  className,
  children,
}: Press & { className: string; children: ReactNode }) {
  const hasBegun = useRef(false);
  const isDeaf = isBusy || isWaiting;
  const saysBusy = isBusy && busyLabel !== undefined;
  return (
    <button
      className={isWaiting ? `${className} ${css['waiting']}` : className}
      type={type}
      aria-disabled={isDeaf || undefined}
      aria-describedby={describedBy}
      onMouseDown={({ detail }) => {
        hasBegun.current ||= detail === 1;
      }}
      onClick={(event) => {
        // The second half of a double click that began on the screen before.
        const isRest = event.detail > 1 && !hasBegun.current;
        if (isDeaf || isRest) event.preventDefault();
        else onPress?.();
      }}
    >
      <span className={css['face']} aria-hidden={saysBusy || undefined}>
        {children}
      </span>
      {busyLabel !== undefined && (
        <span className={css['face']} aria-hidden={!saysBusy || undefined}>
          <Spinner />
          {busyLabel}
        </span>
      )}
    </button>
  );
}
