import css from './BrandAnimation.module.css';

/** The brand's animation, or its still image while paused and under reduced motion. */
export function BrandAnimation({
  src,
  still,
  isPaused,
}: {
  src: string;
  still: string;
  isPaused: boolean;
}) {
  return (
    <>
      <picture className={css['picture']}>
        {!isPaused && <source media="(prefers-reduced-motion: no-preference)" srcSet={src} />}
        <img src={still} alt="" width={240} height={240} />
      </picture>
      {/* Preloads the still image. Otherwise the animation would go on until it has loaded. */}
      {!isPaused && <img src={still} alt="" hidden />}
    </>
  );
}
