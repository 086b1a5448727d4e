import css from './PagePlaceholder.module.css';

/**
 * The placeholder of a screen that is not known yet, or whose code is loading.
 * - Shows nothing for 300 ms, then a sign, after a second words, after ten that it takes longer than usual.
 * - Its heading takes no focus; the screen's own does.
 */
export function PagePlaceholder() {
  return (
    <div className={css['waiting']}>
      <h1 className={css['text']}>One moment</h1>
      <p className={css['text']}>We are opening this page.</p>
      <p className={css['long']}>This is taking longer than usual. We are still working on it.</p>
    </div>
  );
}
