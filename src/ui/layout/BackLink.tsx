import css from './BackLink.module.css';
import { Icon } from './Icon.tsx';

/** The way back to the question before, first on the screen and close to its heading. */
export function BackLink({ onBack }: { onBack: () => void }) {
  return (
    <button className={css['back']} type="button" onClick={onBack}>
      <Icon name="back" />
      Back
    </button>
  );
}
