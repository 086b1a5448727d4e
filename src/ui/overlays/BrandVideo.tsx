import css from './BrandAnimation.module.css';

const movesLess = () =>
  'matchMedia' in window && window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The brand's video, silent and purely visual, or its still image while paused and under reduced motion (LOADER-02).
 */
export function BrandVideo({
  src,
  still,
  isPaused,
}: {
  src: string;
  still: string;
  isPaused: boolean;
}) {
  return (
    <div className={css['picture']}>
      {isPaused || movesLess() ? (
        <img src={still} alt="" width={240} height={240} />
      ) : (
        <video
          src={src}
          poster={still}
          width={240}
          height={240}
          autoPlay
          muted
          loop
          playsInline
          disablePictureInPicture
          disableRemotePlayback
          aria-hidden="true"
          tabIndex={-1}
        />
      )}
    </div>
  );
}
