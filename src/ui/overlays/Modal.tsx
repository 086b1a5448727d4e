import { useId, type ReactNode } from 'react';

import { Icon } from '#src/ui/text/Icon.tsx';

import css from './Modal.module.css';
import { useDialog } from './useDialog.ts';

interface ModalProps {
  title: string;
  children?: ReactNode;
  /** Buttons, the primary one first. */
  actions?: ReactNode;
  /**
   * Called when the user dismisses the modal. Without it, the modal can't be dismissed. By default, modals should be
   * dismissible (SHELL-07).
   */
  onDismiss?: () => void;
  /** For an urgent question, such as the end of a session (AX-28). */
  isAlert?: boolean;
}

/**
 * A modal dialog, open while it is mounted.
 * - A native dialog named by its heading, which takes the focus first (AX-30). Its text describes an alert (AX-09).
 * - Escape dismisses it if it can be dismissed.
 * - The page behind is inert, and the focus returns afterwards.
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
