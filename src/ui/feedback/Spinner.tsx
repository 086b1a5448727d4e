import { Icon } from '#src/ui/text/Icon.tsx';

import css from './Spinner.module.css';

/** A decorative icon next to the words that say what is happening. It doesn't move under reduced motion. */
export function Spinner() {
  return (
    <span className={css['spinner']}>
      <Icon name="spinner" />
    </span>
  );
}
