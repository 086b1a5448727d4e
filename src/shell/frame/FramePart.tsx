import { createElement } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { lazyPart } from '#src/shell/lazyPart.tsx';

const load = () => import('#src/shell/frame/frameParts.ts');

const parts = {
  banners: lazyPart('banners', async () => (await load()).Banners),
  footer: lazyPart('footer', async () => (await load()).FooterDetails),
};

/** A part of the frame that comes with the sagas of a page at rest; without it the page is whole. */
export function FramePart({ name }: { name: keyof typeof parts }) {
  const isWanted = useAppSelector(({ shell }) => shell.banners !== undefined);
  return createElement(parts[name], { isWanted });
}
