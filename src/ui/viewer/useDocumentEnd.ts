import { useEffect, useRef, useState } from 'react';

/** DOCVIEW-03 */
const MIN_VISIBLE_SHARE = 0.25;
/** DOCVIEW-06 */
const ANNOUNCED_MS = 300;

const END_REACHED = 'You have reached the end of the document';

/**
 * Returns whether the end of a document was shown (DOCVIEW-02): a quarter of its marker was visible on the screen after
 * the last page had been drawn.
 */
export function useEndShown(isLastPageDrawn: boolean) {
  const marker = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (!isLastPageDrawn || isShown || !marker.current) return undefined;
    // No root, because what is outside the window doesn't count, however the region is scrolled.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.intersectionRatio >= MIN_VISIBLE_SHARE)) setIsShown(true);
      },
      { threshold: MIN_VISIBLE_SHARE },
    );
    observer.observe(marker.current);
    return () => observer.disconnect();
  }, [isLastPageDrawn, isShown]);

  return { marker, isShown };
}

/** Reports once that a document was read to its end. Returns what to announce at that moment (DOCVIEW-05). */
export function useReadReport(isRead: boolean, onEnd: (() => void) | undefined): string {
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (!isRead) return undefined;
    onEnd?.();
    setAnnouncement(END_REACHED);
    const timer = setTimeout(() => setAnnouncement(''), ANNOUNCED_MS);
    return () => clearTimeout(timer);
    // Runs once, because a parent's new function doesn't mean another end.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isRead]);

  return announcement;
}
