import { useEffect, useRef, useState } from 'react';

/** DOCVIEW-03 */
const SHARE_THAT_COUNTS = 0.25;
/** DOCVIEW-06 */
const ANNOUNCED_MS = 300;

const REACHED = 'You have reached the end of the document';

/**
 * Whether the end of a document was shown (DOCVIEW-02): its marker was visible on the screen by a quarter, after the
 * last page was drawn. Returns the marker's ref and the announcement of the moment (DOCVIEW-05).
 */
export function useDocumentEnd(isLastPageDrawn: boolean, onEnd: (() => void) | undefined) {
  const marker = useRef<HTMLDivElement>(null);
  const [isReached, setIsReached] = useState(false);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (!isLastPageDrawn || isReached || !marker.current) return undefined;
    // Without a root: what is outside the window does not count, however the region is scrolled.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.intersectionRatio >= SHARE_THAT_COUNTS))
          setIsReached(true);
      },
      { threshold: SHARE_THAT_COUNTS },
    );
    observer.observe(marker.current);
    return () => observer.disconnect();
  }, [isLastPageDrawn, isReached]);

  useEffect(() => {
    if (!isReached) return undefined;
    onEnd?.();
    setAnnouncement(REACHED);
    const timer = setTimeout(() => setAnnouncement(''), ANNOUNCED_MS);
    return () => clearTimeout(timer);
    // Once: a parent's new function is not another end.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isReached]);

  return { marker, announcement };
}
