import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import type { UnknownAction } from '@reduxjs/toolkit';
import fc, { type Arbitrary } from 'fast-check';

// Adds the lazy-loaded slices to every state of these tests.
import '#store/actionLog/everySlice.ts';
import { payloadPaths } from '#store/actionLog/loggable.ts';
import { childOf, type PathNode } from '#store/redaction/paths.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';

import type { Shape } from './shapes.ts';
import { loggable, personal, rewritten, scope } from './texts.ts';

const amount = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));

/** A field of a payload: its name, and whether and how a log contains it. */
interface Place {
  readonly name: string;
  readonly node: PathNode | null;
}

const under = ({ node }: Place, name: string): Place => ({ name, node: childOf(node, name) });

const textAt = ({ name, node }: Place): Arbitrary<string> =>
  node?.rewrite ? (rewritten.get(node.rewrite) ?? loggable(name)) : personal;

/** The values of a partly filled form: those that a log may contain, and personal ones. */
function formAt(place: Place): Arbitrary<unknown> {
  const typed = fc.oneof(personal, amount, fc.constant(null), fc.array(personal, { maxLength: 3 }));
  const names = [...(place.node?.named.keys() ?? [])];
  const choices = names.map((name) => [name, fc.oneof(loggable(name), fc.boolean())] as const);
  return fc.record(
    { firstName: typed, income: typed, others: typed, ...Object.fromEntries(choices) },
    { requiredKeys: [] },
  );
}

function valueAt(shape: Shape, place: Place): Arbitrary<unknown> {
  if (shape === 'absent') return fc.constant(undefined);
  if (shape === 'string') return textAt(place);
  if (shape === 'number') return place.node?.rewrite ? fc.nat(9) : amount;
  if (shape === 'unknown') return fc.oneof(personal, amount);
  if ('is' in shape) return fc.constant(shape.is);
  if ('oneOf' in shape) return fc.oneof(...shape.oneOf.map((part) => valueAt(part, place)));
  if ('listOf' in shape) {
    const item = { name: place.name, node: childOf(place.node, '0') };
    return fc.array(valueAt(shape.listOf, item), { maxLength: 4 });
  }
  if ('dictionaryOf' in shape)
    return shape.dictionaryOf === 'unknown'
      ? formAt(place)
      : fc.dictionary(scope, valueAt(shape.dictionaryOf, under(place, 'any')));
  const { fields, optional } = shape;
  return fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, valueAt(field, under(place, name))]),
    ),
    { requiredKeys: Object.keys(fields).filter((name) => !optional.includes(name)) },
  );
}

const COMPILE = 'tests/support/payloads/shapes.ts';
const KEPT = 'build/payloadShapes.json';

const changedAt = (file: string) => statSync(file).mtimeMs;

/** Returns the shapes by the action's type. Compiles the store only after a change, because that takes seconds. */
function readShapes(): Record<string, Shape> {
  const inStore = readdirSync('store', { recursive: true, encoding: 'utf8' });
  const sources = [COMPILE, 'store', ...inStore.map((file) => path.join('store', file))];
  const keptAt = existsSync(KEPT) ? changedAt(KEPT) : 0;
  if (sources.some((source) => changedAt(source) >= keptAt)) {
    mkdirSync(path.dirname(KEPT), { recursive: true });
    // Other test files read it at any time, so it appears whole.
    const unfinished = `${KEPT}.${process.pid}`;
    writeFileSync(unfinished, execFileSync(process.execPath, [path.resolve(COMPILE)]));
    renameSync(unfinished, KEPT);
  }
  return JSON.parse(readFileSync(KEPT, 'utf8')) as Record<string, Shape>;
}

/** What every action of every slice may carry, by the action's type. */
export const payloads = new Map(
  Object.entries(readShapes()).map(
    ([type, shape]) => [type, valueAt(shape, { name: '', node: payloadPaths(type) })] as const,
  ),
);
// Everything about an organization is public.
payloads.set(
  'org/organisationLoaded',
  fc.boolean().map((hmda) => {
    const organisation = anOrganisation();
    return { ...organisation, switches: { ...organisation.switches, hmda } };
  }),
);

/** Any action of the application. */
export const anyAction: Arbitrary<UnknownAction> = fc.oneof(
  ...[...payloads].map(([type, payload]) => payload.map((given) => ({ type, payload: given }))),
);

/** A session: any actions in a row. */
export const anySession = (longest: number) =>
  fc.array(anyAction, { maxLength: longest, size: 'max' });
