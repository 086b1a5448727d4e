import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const STORE = path.resolve('store');

/** Returns the type of every action that a module of the store exports, so new slices are included. */
export async function actionTypes(): Promise<string[]> {
  const files = readdirSync(STORE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(pathToFileURL(path.join(STORE, file)).href)),
  );
  const types = modules
    .flatMap((module) => Object.values(module))
    .filter((value) => typeof value === 'function' && 'match' in value && 'type' in value)
    .map((maker) => String((maker as unknown as { type: unknown }).type));
  return [...new Set(types)].toSorted();
}
