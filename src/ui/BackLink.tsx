import css from './BackLink.module.css';
import { following, type Followed } from './follow.ts';
import { Icon } from './Icon.tsx';

/**
 * The way back, first on the screen.
 * - It is a link when it has an address, else a button; "Back" is its name either way.
 */
export function BackLink(props: { label?: string } & (Followed | { onBack: () => void })) {
  const face = (
    <>
      <Icon name="back" />
      {props.label ?? 'Back'}
    </>
  );
  return 'href' in props ? (
    <a className={css['back']} href={props.href} onClick={following(props.onFollow)}>
      {face}
    </a>
  ) : (
    <button className={css['back']} type="button" onClick={props.onBack}>
      {face}
    </button>
  );
}
