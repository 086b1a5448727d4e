import * as v from 'valibot';

import { itemOf } from '#sagas/api/contract/common.ts';

/** A place where a response breaks its schema. Never contains the value, which may be personal. */
export interface ShapeFault {
  /** `offers[2].rate`, or '' for the whole response. */
  readonly path: string;
  readonly expected: string;
  readonly received: string;
}

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
  return expected?.replace(/^<=/, 'at most ').replace(/^>=/, 'at least ') ?? 'another value';
};

const faultsOfIssues = (issues: readonly v.BaseIssue<unknown>[], path: string): ShapeFault[] =>
  issues.map((issue) => ({
    path: joined(path, pathOf(issue)),
    expected: expectedBy(issue),
    received: kindOf(issue.input),
  }));

/** Returns the item schema of a `listOf` or a plain array. */
function itemSchemaOf(schema: v.GenericSchema): v.GenericSchema | undefined {
  const pipe: unknown = Reflect.get(schema, 'pipe');
  const first: unknown = Array.isArray(pipe) ? pipe[0] : undefined;
  return (isSchema(first) ? itemOf(first) : undefined) ?? innerOf(schema, 'item');
}

function faultsOfObject(schema: v.GenericSchema, value: object, path: string): ShapeFault[] {
  const entries: unknown = Reflect.get(schema, 'entries');
  const member = innerOf(schema, 'value');
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const declared: unknown =
      typeof entries === 'object' && entries !== null && Object.hasOwn(entries, key)
        ? Reflect.get(entries, key)
        : member;
    return isSchema(declared) ? contractFaults(declared, inner, within(path, key)) : [];
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
  path: string,
): ShapeFault[] {
  if (value === null || value === undefined) return [];
  const wrapped = innerOf(schema, 'wrapped');
  if (wrapped && !('pipe' in schema)) return contractFaults(wrapped, value, path);
  if (Array.isArray(value)) {
    const each = itemSchemaOf(schema);
    return each ? value.flatMap((one, at) => contractFaults(each, one, item(path, at))) : [];
  }
  if (typeof value === 'object') return faultsOfObject(schema, value, path);
  const expected = expectedInstead(schema, value, output);
  return expected === null ? [] : [{ path, expected, received: kindOf(value) }];
}

/** Returns where a response breaks the contract, even if the app would go on without the broken part. */
export function contractFaults(schema: v.GenericSchema, value: unknown, path = ''): ShapeFault[] {
  const read = v.safeParse(schema, value);
  return read.success
    ? hiddenFaults(schema, { value, output: read.output }, path)
    : faultsOfIssues(read.issues, path);
}

/** "offers[2].rate: number expected, a string received" */
export const faultText = ({ path, expected, received }: ShapeFault): string =>
  `${path === '' ? 'the whole answer' : path}: ${
    received === 'nothing' ? 'is missing' : `${expected} expected, ${received} received`
  }`;
