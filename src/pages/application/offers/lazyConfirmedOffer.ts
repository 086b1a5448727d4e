import { lazyPart } from '#src/shell/lazyPart.tsx';
import { smallLine } from '#src/shell/page/Region.tsx';

import { loadParts } from './lazyParts.ts';

export const LazyConfirmedOffer = lazyPart(
  'confirmedOffer',
  async () => (await loadParts()).ConfirmedOffer,
  smallLine,
);
