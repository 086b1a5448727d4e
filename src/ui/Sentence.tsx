import { partsOf } from '#store/text/direction.ts';

/** Words of ours with somebody else's among them, each of those in an element of its own (FT-101). */
export const Sentence = ({ children }: { children: string }) =>
  partsOf(children).map((part, place) => (place % 2 === 1 ? <bdi key={place}>{part}</bdi> : part));
