import { readFileSync } from 'node:fs';

/** The files of a client build. webpack.config.ts writes it. */
export interface Manifest {
  readonly version: string;
  /** The files that every page starts with, in order. */
  readonly entry: readonly string[];
  readonly lazy: Readonly<Record<string, readonly string[]>>;
  readonly workers: Readonly<Record<string, readonly string[]>>;
}

export const readManifest = (): Manifest =>
  JSON.parse(readFileSync('build/manifest.json', 'utf8')) as Manifest;

export const isScript = (url: string) => url.endsWith('.js');
export const isStyle = (url: string) => url.endsWith('.css');
