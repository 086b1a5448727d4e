import css from './Waiting.module.css';

/**
 * What stands where a screen will be while nobody knows yet which, or its code is on its way.
 * - Within 300 ms nothing, then a quiet sign, after a second words, after ten that it takes longer than usual.
 * - Its heading takes no focus: the screen's own does, when it comes.
 */
export function Waiting() {
  return (
    <div className={css['waiting']}>
      <h1 className={css['words']}>One moment</h1>
      <p className={css['words']}>We are opening this page.</p>
      <p className={css['long']}>This is taking longer than usual. We are still working on it.</p>
    </div>
  );
}
