import { lazily } from './lazyParts.tsx';

export const LazyConfirmedOffer = lazily('confirmedOffer', (parts) => parts.ConfirmedOffer);
