import { Icon } from '#src/ui/layout/Icon.tsx';

import css from './Spinner.module.css';

/**
 * The sign that something is under way, always beside the words that say what.
 * - It is hidden from screen readers.
 * - Under reduced motion it stands still; the words remain.
 */
export function Spinner() {
  return (
    <span className={css['spinner']}>
      <Icon name="spinner" />
    </span>
  );
}
