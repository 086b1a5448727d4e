import type { FramePartName } from '#src/shell/frame/frameParts.ts';
import { useAppSelector } from '#src/hooks.ts';
import { LazyOnIdle } from '#src/shell/LazyOnIdle.tsx';
import type { RootState } from '#store/index.ts';
import { Region } from '#src/shell/page/Region.tsx';

const load = () => import('#src/shell/frame/frameParts.ts').then((module) => module.ShownPart);

/** There is a banner, or the lender's licenses for the footer. */
const hasMoreToShow = ({ shell: { banners, footer } }: RootState): boolean =>
  (banners?.status === 'loaded' && banners.shown.length > 0) ||
  Boolean(footer?.licensedStates.length);

/** A part of the frame that comes with the sagas of a page at rest; without it the page is whole. */
export function FramePart(props: { name: FramePartName }) {
  const isWanted = useAppSelector(hasMoreToShow);
  return (
    <Region {...props} fallback={() => null}>
      <LazyOnIdle load={load} isWanted={isWanted} props={props} />
    </Region>
  );
}
