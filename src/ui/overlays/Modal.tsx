import { useId, type ReactNode } from 'react';

import { Icon } from '#src/ui/layout/Icon.tsx';

import css from './Modal.module.css';
import { useDialog } from './useDialog.ts';

interface ModalProps {
  title: string;
  children?: ReactNode;
  /** Buttons, the way on first. */
  actions?: ReactNode;
  /** Left out when the person has to choose one of the actions; a modal can be dismissed by default (SHELL-07). */
  onDismiss?: () => void;
  /** A question that waits for an answer at once, like the end of a session (AX-28). */
  isAlert?: boolean;
}

/**
 * A question above the page, open as long as it is drawn. Whoever draws modals draws one at a time; what cannot wait is drawn after it.
 * - It is a native modal dialog named by its heading, which gets the first focus (AX-30); an alert is described by its
 *   words too (AX-09).
 * - Escape dismisses it, unless it cannot be dismissed; then there is no "Close" either.
 * - The page behind is inert, and focus returns to where it was.
 */
export function Modal({ title, children, actions, onDismiss, isAlert = false }: ModalProps) {
  const id = useId();
  const { props, first } = useDialog({ onDismiss });
  return (
    <dialog
      className={css['modal']}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={id}
      aria-describedby={isAlert ? `${id}-body` : undefined}
      {...props}
    >
      <div className={css['head']}>
        <h2 className={css['title']} id={id} tabIndex={-1} ref={first}>
          {title}
        </h2>
        {onDismiss && (
          <button className={css['close']} type="button" aria-label="Close" onClick={onDismiss}>
            <Icon name="close" />
          </button>
        )}
      </div>
      {children !== undefined && (
        <div className={css['body']} id={`${id}-body`}>
          {children}
        </div>
      )}
      {actions !== undefined && <div className={css['actions']}>{actions}</div>}
    </dialog>
  );
}
