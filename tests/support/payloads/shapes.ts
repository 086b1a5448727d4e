/** Prints the shape of every action's payload as JSON, by the action's type, according to the compiler. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { API, SignatureKind, SymbolFlags, TypeFlags, type Type } from 'typescript/unstable/sync';

export type Shape =
  | 'absent'
  | 'string'
  | 'number'
  | 'unknown'
  | { readonly is: string | number | boolean | null }
  | { readonly oneOf: readonly Shape[] }
  | { readonly listOf: Shape }
  | { readonly dictionaryOf: Shape }
  | { readonly fields: Readonly<Record<string, Shape>>; readonly optional: readonly string[] };

const api = new API({ cwd: process.cwd() });
const configuration = path.resolve('tests/support/payloads/storeTypes.json');
const [project] = api.updateSnapshot({ openProjects: [configuration] }).getProjects();
if (!project) throw new Error(`The compiler doesn't open ${configuration}.`);
const { checker, program } = project;

const isA = (type: Type, flags: TypeFlags) => (type.flags & flags) !== 0;

function literalShape(type: Type): Shape | null {
  if (isA(type, TypeFlags.Null)) return { is: null };
  if (isA(type, TypeFlags.BooleanLiteral)) return { is: checker.typeToString(type) === 'true' };
  if (isA(type, TypeFlags.StringLiteral | TypeFlags.NumberLiteral))
    return { is: (type as unknown as { value: string | number }).value };
  if (isA(type, TypeFlags.StringLike)) return 'string';
  if (isA(type, TypeFlags.Number)) return 'number';
  return isA(type, TypeFlags.Unknown) ? 'unknown' : null;
}

const isAbsent = (type: Type) => isA(type, TypeFlags.Undefined | TypeFlags.Void);

function objectShape(type: Type): Shape {
  const properties = checker.getPropertiesOfType(type);
  const types = checker.getTypeOfSymbol(properties);
  return {
    fields: Object.fromEntries(
      properties.map(({ name }, at) => [name, shapeOf(types[at] as Type)]),
    ),
    optional: properties
      .filter(({ flags }) => (flags & SymbolFlags.Optional) !== 0)
      .map(({ name }) => name),
  };
}

/** A field without a value is omitted, so its shape has no `undefined`. */
function shapeOf(type: Type): Shape {
  if (type.isUnionType()) {
    const shapes = type
      .getTypes()
      .filter((part) => !isAbsent(part))
      .map(shapeOf);
    return shapes.length === 1 ? (shapes[0] as Shape) : { oneOf: shapes };
  }
  const literal = literalShape(type);
  if (literal !== null) return literal;
  const [item] = checker.isArrayType(type) ? checker.getTypeArguments(type as never) : [];
  if (item) return { listOf: shapeOf(item) };
  const [index] = checker.getIndexInfosOfType(type);
  if (index && isA(index.keyType, TypeFlags.String))
    return { dictionaryOf: shapeOf(index.valueType) };
  return objectShape(type);
}

function payloadShape(type: Type): Shape {
  if (isAbsent(type)) return 'absent';
  const mayBeAbsent = type.isUnionType() && type.getTypes().some(isAbsent);
  return mayBeAbsent ? { oneOf: ['absent', shapeOf(type)] } : shapeOf(type);
}

/** Returns the shape of the payload that an action creator takes. */
function shapeOfCreator(creator: Type): Shape | null {
  const [call] = checker.getSignaturesOfType(creator, SignatureKind.Call);
  const action = call && checker.getReturnTypeOfSignature(call);
  const payload = action && checker.getPropertyOfType(action, 'payload');
  const type = payload && checker.getTypeOfSymbol(payload);
  return type ? payloadShape(type) : null;
}

/** Returns the shapes of the action creators that a module exports. */
async function shapesOf(file: string): Promise<[string, Shape][]> {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return [];
  const values = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  return checker.getExportsOfModule(module).flatMap((symbol) => {
    const creator = values[symbol.name];
    if (typeof creator !== 'function' || !('match' in creator) || !('type' in creator)) return [];
    const type = checker.getTypeOfSymbol(symbol);
    const shape = type && shapeOfCreator(type);
    return shape ? [[String(creator.type), shape] as [string, Shape]] : [];
  });
}

const STORE = path.resolve('store');
const files = readdirSync(STORE, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);
const shapes = await Promise.all(files.map((file) => shapesOf(path.join(STORE, file))));
api.close();
process.stdout.write(JSON.stringify(Object.fromEntries(shapes.flat())));
