import css from './BackLink.module.css';
import { Icon } from '#src/ui/text/Icon.tsx';

export function BackLink({ onBack }: { onBack: () => void }) {
  return (
    <button className={css['back']} type="button" onClick={onBack}>
      <Icon name="back" />
      Back
    </button>
  );
}
