import { useRef, type MouseEventHandler, type ReactNode } from 'react';

import { Spinner } from '#src/ui/feedback/Spinner.tsx';

import css from './Button.module.css';
import { Icon, type IconName } from '#src/ui/text/Icon.tsx';

interface Appearance {
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger';
  icon?: IconName;
  isWide?: boolean;
  children: ReactNode;
}

interface NativeProps {
  type?: 'button' | 'submit';
  onClick?: () => void;
  isBusy?: boolean;
  /** The label while busy. Both labels take up space, so the width never changes. */
  busyLabel?: string;
  /** Focusable but inactive. `describedBy` says what is missing (F-12). */
  isWaiting?: boolean;
  describedBy?: string;
}

interface AnchorProps {
  href: string;
  onClick?: MouseEventHandler;
}

/** Returns the class of a button, which links can use, too. */
export const buttonClass = ({ tone = 'primary', isWide }: Omit<Appearance, 'children'>) =>
  [css['button'], css[tone], isWide && css['wide']].filter(Boolean).join(' ');

/**
 * A button. Use one primary button per screen, and start its label with the verb.
 * - A `button`, or an `a` with `href`, which leaves the app. A `LinkButton` leads to a screen.
 * - Never `disabled`: while busy, it keeps focus and width, says so and ignores clicks (FT-40).
 * - Ignores the second half of a double click on the previous screen (FT-40).
 * - At least 48 px high.
 */
export function Button(props: Appearance & (NativeProps | AnchorProps)) {
  const { icon, children } = props;
  const face = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  );

  if ('href' in props)
    return (
      <a className={buttonClass(props)} href={props.href} onClick={props.onClick}>
        <span className={css['face']}>{face}</span>
      </a>
    );

  return (
    <NativeButton {...props} className={buttonClass(props)}>
      {face}
    </NativeButton>
  );
}

function NativeButton({
  type = 'button',
  onClick,
  isBusy = false,
  busyLabel,
  isWaiting = false,
  describedBy,
  className,
  children,
}: NativeProps & { className: string; children: ReactNode }) {
  const hasFirstClick = useRef(false);
  const isInactive = isBusy || isWaiting;
  const saysBusy = isBusy && busyLabel !== undefined;
  return (
    <button
      className={isWaiting ? `${className} ${css['waiting']}` : className}
      type={type}
      aria-disabled={isInactive || undefined}
      aria-describedby={describedBy}
      onMouseDown={({ detail }) => {
        hasFirstClick.current ||= detail === 1;
      }}
      onClick={(event) => {
        // The second half of a double click that began on the previous screen.
        const isSecondClick = event.detail > 1 && !hasFirstClick.current;
        if (isInactive || isSecondClick) event.preventDefault();
        else onClick?.();
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
