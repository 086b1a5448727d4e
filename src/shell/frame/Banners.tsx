import { useState } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { useFocusFallback } from '#src/ui/focus/useFocusFallback.ts';
import { Icon } from '#src/ui/text/Icon.tsx';
import type { Banner } from '#store/banners/banners.ts';
import { bannerDismissed, selectBanners } from '#store/banners/slice.ts';

import css from './Banners.module.css';
import { useSteadyContent } from './useSteadyContent.ts';

/** An icon and a hidden word say what the color says. */
const tones = {
  info: { icon: 'info', word: 'Note: ' },
  warn: { icon: 'warning', word: 'Please note: ' },
} as const;

function BannerLine({ uuid, message, whole, variant, isDismissable }: Banner) {
  const [isWhole, setWhole] = useState(false);
  const dispatch = useAppDispatch();
  const { icon, word } = tones[variant];
  return (
    <li
      className={`${css['banner']} ${css[variant]}`}
      data-dismissable={isDismissable || undefined}
    >
      <div className={css['line']}>
        <Icon name={icon} />
        <p className={css['text']}>
          <span className="visually-hidden">{word}</span>
          <bdi>{isWhole ? whole : message}</bdi>
          {whole !== null && (
            <>
              {' '}
              <button
                className="link-button"
                type="button"
                aria-expanded={isWhole}
                onClick={() => setWhole(!isWhole)}
              >
                Show {isWhole ? 'less' : 'more'}
              </button>
            </>
          )}
        </p>
        {isDismissable && (
          <button
            className={css['close']}
            type="button"
            aria-label={`Dismiss: ${message}`}
            onClick={() => void dispatch(bannerDismissed({ uuid }))}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </li>
  );
}

/** Announces what is new, but not what remains after a dismissal. */
function useAnnouncedOnce(text: string) {
  const [first, setFirst] = useState('');
  if (first === '' && text !== '') setFirst(text);
  useAnnounced(first);
}

/**
 * The lender's banners below the header (BANNER-01 to BANNER-05, F-01).
 * - They load late, don't move anything that is visible (decision 93), and are announced once.
 * - After a dismissal, the focus moves to the next banner's button or to the content (AX-02).
 */
export function Banners() {
  const banners = useAppSelector(selectBanners);
  const { ref, ...focus } = useFocusFallback('[data-dismissable]', () => [
    document.querySelector('main'),
  ]);
  useAnnouncedOnce(banners.map(({ message }) => message).join(' '));
  useSteadyContent(ref, banners.length > 0);
  return (
    <div ref={ref} {...focus}>
      {banners.length > 0 && (
        <section aria-label="Banners">
          <ul className={css['banners']} role="list">
            {banners.map((banner) => (
              <BannerLine key={banner.uuid} {...banner} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
