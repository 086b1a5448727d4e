import { Icon } from '#src/ui/text/Icon.tsx';

import css from './Spinner.module.css';

/** A decoration beside the words that say what is under way; it stands still under reduced motion. */
export function Spinner() {
  return (
    <span className={css['spinner']}>
      <Icon name="spinner" />
    </span>
  );
}
