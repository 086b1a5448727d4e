import { shapeOf } from '#store/text/shape.ts';

import { payloadPlace, statePlace } from './loggable.ts';
import { below, word, type Place } from './paths.ts';

/** An action as the log tells it. */
export type LoggedAction = {
  type: string;
  payload?: unknown;
};

const LARGEST_PAYLOAD = 5_000;
const LARGEST_STATE = 100_000;
const DEEPEST = 32;
const LONGEST_TYPE = 100;

/** How many values may still be looked at, and how deep: what goes round in a circle ends here too. */
interface Limits {
  values: number;
  depth: number;
}

const NEVER = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * The keys of an object are data as well: one stays when the table knows it or when it is written as our own names are;
 * of any other only the shape stays.
 */
function keyOf(key: string, place: Place | null): string {
  if (below(place, key)) return word(key);
  return /^[a-z][A-Za-z0-9]{0,39}$/.test(key) ? key : shapeOf(key);
}

function redactObject(value: object, place: Place | null, limits: Limits) {
  const entries: [string, unknown][] = [];
  for (const [key, inner] of Object.entries(value))
    if (inner !== undefined && !NEVER.has(key))
      entries.push([keyOf(key, place), redact(inner, below(place, key), limits)]);
  return Object.fromEntries(entries);
}

function redactNested(value: object, place: Place | null, limits: Limits): unknown {
  const isList = Array.isArray(value);
  if (!isList && Object.prototype.toString.call(value) !== '[object Object]')
    throw new TypeError('Not plain data');
  if (limits.depth === 0) throw new RangeError('Too deep');
  limits.depth -= 1;
  const redacted = isList
    ? value.map((item) => redact(item, place && below(place, '0'), limits))
    : redactObject(value, place, limits);
  limits.depth += 1;
  return redacted;
}

/**
 * A value without what is personal in it. Type, null and emptiness stay, and how many things a list has (counts are
 * loggable): texts keep their shape, numbers become 0, booleans false. Twice is as once.
 */
function redact(value: unknown, place: Place | null, limits: Limits): unknown {
  limits.values -= 1;
  if (limits.values < 0) throw new RangeError('Too much');
  switch (typeof value) {
    case 'string':
      return place?.rewrite ? place.rewrite(value) : shapeOf(value);
    case 'number':
      return place?.rewrite && Number.isFinite(value) ? value + 0 : 0;
    case 'boolean':
      return place?.rewrite ? value : false;
    case 'object':
      return value === null ? null : redactNested(value, place, limits);
    case 'undefined':
      return null;
    default:
      throw new TypeError('Not plain data');
  }
}

/** The state as a log may hold it. Throws for what is no plain data. */
export const redactState = (state: unknown): unknown =>
  redact(state, statePlace, { values: LARGEST_STATE, depth: DEEPEST });

/** An action as a log may hold it. Throws for what is no plain data or too much of it. */
export function redactAction({ type, payload }: Readonly<LoggedAction>): LoggedAction {
  const place = payloadPlace(type);
  const shortType = type.slice(0, LONGEST_TYPE);
  if (!place || payload === undefined) return { type: shortType };
  return { type, payload: redact(payload, place, { values: LARGEST_PAYLOAD, depth: DEEPEST }) };
}
