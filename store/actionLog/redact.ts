import { shapeOf } from '#store/text/shape.ts';

import { payloadPaths, statePaths } from './loggable.ts';
import { childOf, codeOrShape, type PathNode } from '#store/redaction/paths.ts';

export type LoggedAction = {
  type: string;
  payload?: unknown;
};

const MAX_PAYLOAD_VALUES = 5_000;
const MAX_STATE_VALUES = 100_000;
const MAX_DEPTH = 32;
const MAX_TYPE_LENGTH = 100;

/** Remaining values and depth. The limit also stops circular values. */
interface Limits {
  values: number;
  depth: number;
}

const NEVER = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Keys are data too. Keeps a key that is on the allow-list or looks like one of our names, otherwise only its shape.
 */
function keyOf(key: string, node: PathNode | null): string {
  if (childOf(node, key)) return codeOrShape(key);
  return /^[a-z][A-Za-z0-9]{0,63}$/.test(key) ? key : shapeOf(key);
}

function redactObject(value: object, node: PathNode | null, limits: Limits) {
  const entries: [string, unknown][] = [];
  for (const [key, inner] of Object.entries(value))
    if (inner !== undefined && !NEVER.has(key))
      entries.push([keyOf(key, node), redact(inner, childOf(node, key), limits)]);
  return Object.fromEntries(entries);
}

function redactNested(value: object, node: PathNode | null, limits: Limits): unknown {
  const isList = Array.isArray(value);
  if (!isList && Object.prototype.toString.call(value) !== '[object Object]')
    throw new TypeError('Not plain data');
  if (limits.depth === 0) throw new RangeError('Too deep');
  limits.depth -= 1;
  const redacted = isList
    ? value.map((item) => redact(item, node && childOf(node, '0'), limits))
    : redactObject(value, node, limits);
  limits.depth += 1;
  return redacted;
}

/** Returns 1, 10, 100 … with the sign: enough to draw a screen, without the amount. 0 if the input isn't a number. */
function magnitudeOf(value: number): number {
  if (!Number.isFinite(value) || value === 0) return 0;
  const [, exponent = '0'] = value.toExponential().split('e');
  // The smallest numbers have no power of ten. Adding 0 turns -0 into 0.
  return Math.sign(value) * Number(`1e${exponent}`) + 0;
}

/**
 * Removes personal data from a value. Keeps types, null, emptiness and list lengths. Texts become their shape,
 * numbers their magnitude, booleans false. Idempotent.
 */
function redact(value: unknown, node: PathNode | null, limits: Limits): unknown {
  limits.values -= 1;
  if (limits.values < 0) throw new RangeError('Too much');
  switch (typeof value) {
    case 'string':
      return node?.rewrite ? node.rewrite(value) : shapeOf(value);
    case 'number':
      return node?.rewrite && Number.isFinite(value) ? value + 0 : magnitudeOf(value);
    case 'boolean':
      return node?.rewrite ? value : false;
    case 'object':
      return value === null ? null : redactNested(value, node, limits);
    case 'undefined':
      return null;
    default:
      throw new TypeError('Not plain data');
  }
}

/** Redacts the slices of a state. Throws unless it is plain data. */
export const redactState = (state: unknown): unknown =>
  redact(state, statePaths, { values: MAX_STATE_VALUES, depth: MAX_DEPTH });

/** Redacts an action. Throws unless it is plain data within the limits. */
export function redactAction({ type, payload }: Readonly<LoggedAction>): LoggedAction {
  const node = payloadPaths(type);
  const shortType = type.slice(0, MAX_TYPE_LENGTH);
  if (!node || payload === undefined) return { type: shortType };
  return { type, payload: redact(payload, node, { values: MAX_PAYLOAD_VALUES, depth: MAX_DEPTH }) };
}
