import * as v from 'valibot';

import { itemOf } from '#sagas/api/contract/common.ts';

/** A place where a response breaks its schema. Never contains the value, which may be personal. */
export interface ShapeFault {
  /** `offers[2].rate`, or '' for the whole response. */
  readonly path: string;
  readonly expected: string;
  readonly received: string;
  /** "like 99/99/9999" for a text or number, or a code as it is. Null for anything else. */
  readonly look: string | null;
}

/** Demands more of a value than its schema does. Returns what it expects, or null if the value is right. */
export type Demand = (schema: v.GenericSchema, value: unknown, path: string) => string | null;

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** Returns an inner schema, such as a nullable's `wrapped`. */
function innerOf(schema: v.GenericSchema, key: string): v.GenericSchema | undefined {
  const inner: unknown = Reflect.get(schema, key);
  return isSchema(inner) ? inner : undefined;
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

const MAX_LOOK_LENGTH = 24;

/** Returns a text or number with 9 for its digits and a or A for its letters. A code in place of another stays readable. */
function lookOf(value: unknown, expected: string): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value);
  if (/^\(?"|\bstatus\b/.test(expected) && /^[A-Z][A-Z0-9_]{1,59}$/.test(text)) return text;
  const look = text
    .slice(0, MAX_LOOK_LENGTH)
    .replaceAll(/(?!(?<=\d)T(?=\d))[\p{L}\p{M}]/gu, (letter) =>
      /\p{Lu}/u.test(letter) ? 'A' : 'a',
    )
    .replaceAll(/\d/g, '9');
  return `like ${look}${text.length > MAX_LOOK_LENGTH ? '…' : ''}`;
}

const faultOf = (path: string, expected: string, value: unknown): ShapeFault => ({
  path,
  expected,
  received: kindOf(value),
  look: lookOf(value, expected),
});

const within = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);
const item = (path: string, index: number) => `${path}[${index}]`;

const pathOf = (issue: v.BaseIssue<unknown>) =>
  (issue.path ?? []).reduce(
    (path, { key }) => (typeof key === 'number' ? item(path, key) : within(path, String(key))),
    '',
  );

const joined = (path: string, rest: string) =>
  rest === '' || rest.startsWith('[') ? path + rest : within(path, rest);

/** A missing key is reported by its name, which doesn't describe the expected value. */
const expectedBy = ({ kind, type, expected, input }: v.BaseIssue<unknown>) => {
  if (kind === 'schema' && type === 'object' && input === undefined) return 'a value';
  const named = expected?.replace(/^<=/, 'at most ').replace(/^>=/, 'at least ') ?? 'another value';
  return named.replace(/^Array$/, 'a list').replace(/^Object$/, 'an object');
};

const faultsOfIssues = (issues: readonly v.BaseIssue<unknown>[], path: string): ShapeFault[] =>
  issues.map((issue) => faultOf(joined(path, pathOf(issue)), expectedBy(issue), issue.input));

/** Returns the item schema of a `listOf` or a plain array. */
function itemSchemaOf(schema: v.GenericSchema): v.GenericSchema | undefined {
  const pipe: unknown = Reflect.get(schema, 'pipe');
  const first: unknown = Array.isArray(pipe) ? pipe[0] : undefined;
  return (isSchema(first) ? itemOf(first) : undefined) ?? innerOf(schema, 'item');
}

const entriesOf = (schema: v.GenericSchema): object => {
  const entries: unknown = Reflect.get(schema, 'entries');
  return typeof entries === 'object' && entries !== null ? entries : {};
};

function faultsOfObject(
  schema: v.GenericSchema,
  value: object,
  { path, demand }: Place,
): ShapeFault[] {
  const entries = entriesOf(schema);
  const member = innerOf(schema, 'value');
  const keys = new Set([...Object.keys(entries), ...Object.keys(value)]);
  return [...keys].flatMap((key) => {
    const declared: unknown = Object.hasOwn(entries, key) ? Reflect.get(entries, key) : member;
    const inner: unknown = Reflect.get(value, key);
    return isSchema(declared)
      ? contractFaults(declared, inner, { path: within(path, key), demand })
      : [];
  });
}

/**
 * An enumeration with a code for unknown values is open, because newer lenders may send codes that it doesn't have.
 */
const isOpen = (schema: v.GenericSchema) =>
  'fallback' in schema && String(schema.fallback).startsWith('UNKNOWN');

/**
 * Returns what the schema expected if it replaced a value with null or a default (such as an unreadable day), or
 * null.
 */
function expectedInstead(schema: v.GenericSchema, value: unknown, output: unknown): string | null {
  if (output === value || isOpen(schema)) return null;
  if ('fallback' in schema) return schema.expects;
  return output === null ? 'a readable value' : null;
}

/** Finds what a lenient schema hides: dropped list items, and values replaced by a default (FT-09). */
function hiddenFaults(
  schema: v.GenericSchema,
  { value, output }: { readonly value: unknown; readonly output: unknown },
  place: Place,
): ShapeFault[] {
  const { path, demand } = place;
  if (value === null || value === undefined) return [];
  const wrapped = innerOf(schema, 'wrapped');
  if (wrapped && !('pipe' in schema)) return contractFaults(wrapped, value, place);
  if (Array.isArray(value)) {
    const each = itemSchemaOf(schema);
    return each
      ? value.flatMap((one, at) => contractFaults(each, one, { path: item(path, at), demand }))
      : [];
  }
  if (typeof value === 'object') return faultsOfObject(schema, value, place);
  const expected = expectedInstead(schema, value, output);
  return expected === null ? [] : [faultOf(path, expected, value)];
}

interface Place {
  readonly path: string;
  readonly demand: Demand;
}

/** Returns where a response breaks the contract, even if the app would go on without the broken part. */
export function contractFaults(
  schema: v.GenericSchema,
  value: unknown,
  { path = '', demand = () => null }: Partial<Place> = {},
): ShapeFault[] {
  const read = v.safeParse(schema, value);
  if (!read.success) return faultsOfIssues(read.issues, path);
  const expected = demand(schema, value, path);
  return expected === null
    ? hiddenFaults(schema, { value, output: read.output }, { path, demand })
    : [faultOf(path, expected, value)];
}

/** "offers[2].rate: number expected, a string received" */
export const faultText = ({ path, expected, received }: ShapeFault): string =>
  `${path === '' ? 'the whole answer' : path}: ${
    received === 'nothing' ? 'is missing' : `${expected} expected, ${received} received`
  }`;
