import { createElement } from 'react';

import type { RootState } from '#store/index.ts';

import { useAppSelector } from '#src/hooks.ts';
import { lazyPart } from '#src/shell/lazyPart.tsx';

const load = () => import('#src/shell/frame/frameParts.ts');

const parts = {
  banners: lazyPart('banners', async () => (await load()).Banners),
  footer: lazyPart('footer', async () => (await load()).FooterDetails),
};

/** Returns whether there is a banner, or data about the lender's licenses for the footer. */
const hasMoreToShow = ({ shell: { banners, footer } }: RootState): boolean =>
  (banners?.status === 'loaded' && banners.shown.length > 0) ||
  Boolean(footer?.licensedStates.length);

/** A part of the frame that loads with the sagas once the page is idle. The page is complete without it. */
export function FramePart({ name }: { name: keyof typeof parts }) {
  const isWanted = useAppSelector(hasMoreToShow);
  return createElement(parts[name], { isWanted });
}
