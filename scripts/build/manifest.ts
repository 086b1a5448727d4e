import { readFileSync } from 'node:fs';

/** What one build of the client consists of; webpack.config.ts writes it down. */
export interface Manifest {
  /** The version of the app: an action log and every call name it. */
  readonly version: string;
  /** Addresses of the files that every page starts with, in order. */
  readonly entry: readonly string[];
  /** Addresses of the files of each lazy import, by what is imported. */
  readonly lazy: Readonly<Record<string, readonly string[]>>;
}

/** The manifest of the build that lies in dist. */
export const readManifest = (): Manifest =>
  JSON.parse(readFileSync('build/manifest.json', 'utf8')) as Manifest;

export const isScript = (url: string) => url.endsWith('.js');
export const isStyle = (url: string) => url.endsWith('.css');
