import { shapeOf } from '#store/text/shape.ts';

import { knownCode, knownField } from './refusals.ts';

/** What may be written of a loggable text. */
type Rewrite = (text: string) => string;

/**
 * A path of keys joined by dots. `*` is any key of an object and any place in a list, `**` (at the end) everything
 * below: only for what is public, such as a brand. '' is the value itself. With a rewriting, that decides about texts.
 */
export type Path = string | readonly [path: string, rewrite: Rewrite];

/** What of one slice is loggable; every other value is personal and kept as its shape alone. */
export interface AllowList {
  readonly state: readonly Path[];
  /** By action name: the paths in its payload. A name that is missing here is recorded without its payload. */
  readonly actions: Readonly<Record<string, readonly Path[]>>;
}

/** The paths as a tree: what to do with the value here, and where its keys lead. */
export interface Place {
  rewrite: Rewrite | null;
  isWhole: boolean;
  readonly named: Map<string, Place>;
  any: Place | null;
}

const isWord = (text: string) => /^[\w.:/+-]{0,64}$/.test(text);

/** As an SSN or a telephone number is written: nine or ten digits, and nothing that a code, an id or a time has. */
const isPersonalNumber = (text: string) => /^(?:\d[.-]?){9,10}$/.test(text);

/** Ids, codes and times are one word; a lender who sends a sentence where a code belongs sends a shape to the log. */
export const word: Rewrite = (text) =>
  isWord(text) && !isPersonalNumber(text) ? text : shapeOf(text);

const asItIs: Rewrite = (text) => text;

export const aPlace = (): Place => ({ rewrite: null, isWhole: false, named: new Map(), any: null });

function next(place: Place, key: string): Place {
  if (key === '*') return (place.any ??= aPlace());
  const found = place.named.get(key) ?? aPlace();
  place.named.set(key, found);
  return found;
}

/** Where a key leads: a named one before `*`. */
export const below = (place: Place | null, key: string): Place | null =>
  place?.isWhole ? place : (place?.named.get(key) ?? place?.any ?? null);

/** One tree of many paths. */
export function placeOf(paths: readonly Path[]): Place {
  const root = aPlace();
  for (const entry of paths) {
    const [path, rewrite] = typeof entry === 'string' ? ([entry, word] as const) : entry;
    const keys = path === '' ? [] : path.split('.');
    const isWhole = keys.at(-1) === '**';
    const end = (isWhole ? keys.slice(0, -1) : keys).reduce(next, root);
    end.rewrite = isWhole ? asItIs : rewrite;
    end.isWhole = isWhole;
  }
  return root;
}

/** The same paths under one more key. */
export function under(key: string, paths: readonly Path[]): Path[] {
  const inside = (path: string) => (path === '' ? key : `${key}.${path}`);
  return paths.map((path) =>
    typeof path === 'string' ? inside(path) : [inside(path[0]), path[1]],
  );
}

/** The paths of a `Failure` that say what went wrong, without the lender's words. */
export const failurePaths: readonly Path[] = [
  'kind',
  'status',
  ['code', knownCode],
  'retryAfterMs',
  'endpoint',
  ['fields.*.field', knownField],
];
