import { shapeOf } from '#store/text/shape.ts';

import { knownCode, knownField } from './refusals.ts';

type Rewrite = (text: string) => string;

/**
 * Keys joined by dots. `*` matches any key or index. `**` (at the end) matches everything below, and is only for
 * public data. '' is the value itself. A rewrite replaces `codeOrShape`.
 */
export type Path = string | readonly [path: string, rewrite: Rewrite];

export interface AllowList {
  readonly state: readonly Path[];
  /** Payload paths by action name. An action without an entry is logged without its payload. */
  readonly actions: Readonly<Record<string, readonly Path[]>>;
}

export interface PathNode {
  rewrite: Rewrite | null;
  isWhole: boolean;
  readonly named: Map<string, PathNode>;
  any: PathNode | null;
}

/** Our choice: 128 characters. The longest code of ours is a pending write's scope: two ids and a call's name. */
const isCode = (text: string) => /^[\w.:/+-]{0,128}$/.test(text);

/** Nine or ten digits, such as an SSN or a phone number. No code, id or time has this form. */
const isPersonalNumber = (text: string) => /^(?:\d[.-]?){9,10}$/.test(text);

/**
 * Keeps an id, a code or a time. Replaces any other text with its shape, because a lender may send text in its place.
 */
export const codeOrShape: Rewrite = (text) =>
  isCode(text) && !isPersonalNumber(text) ? text : shapeOf(text);

const createNode = (): PathNode => ({ rewrite: null, isWhole: false, named: new Map(), any: null });

function addChild(node: PathNode, key: string): PathNode {
  if (key === '*') return (node.any ??= createNode());
  const child = node.named.get(key) ?? createNode();
  node.named.set(key, child);
  return child;
}

/** Returns the node of a key. A named key takes precedence over `*`. */
export const childOf = (node: PathNode | null, key: string): PathNode | null =>
  node?.isWhole ? node : (node?.named.get(key) ?? node?.any ?? null);

export function pathTree(paths: readonly Path[]): PathNode {
  const root = createNode();
  for (const entry of paths) {
    const [path, rewrite] = typeof entry === 'string' ? ([entry, codeOrShape] as const) : entry;
    const keys = path === '' ? [] : path.split('.');
    const isWhole = keys.at(-1) === '**';
    const end = (isWhole ? keys.slice(0, -1) : keys).reduce(addChild, root);
    end.rewrite = isWhole ? (text) => text : rewrite;
    end.isWhole = isWhole;
  }
  return root;
}

/** Prefixes paths with a key. */
export function under(key: string, paths: readonly Path[]): Path[] {
  const inside = (path: string) => (path === '' ? key : `${key}.${path}`);
  return paths.map((path) =>
    typeof path === 'string' ? inside(path) : [inside(path[0]), path[1]],
  );
}

/** A `Failure` without the lender's message. */
export const failurePaths: readonly Path[] = [
  'kind',
  'status',
  ['code', knownCode],
  'retryAfterMs',
  'endpoint',
  ['fields.*.field', knownField],
];
