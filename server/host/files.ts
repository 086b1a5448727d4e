import { readFile, stat } from 'node:fs/promises';

interface Kept {
  readonly changedAt: number;
  readonly content: Uint8Array<ArrayBuffer>;
}

export type Files = ReturnType<typeof createFiles>;

/** Files of a build, read once until they change. */
export function createFiles() {
  const kept = new Map<string, Kept>();

  return {
    /** The content of a file; null when there is none. */
    async read(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
      const found = await stat(path).catch(() => null);
      if (!found?.isFile()) return null;
      const known = kept.get(path);
      if (known?.changedAt === found.mtimeMs) return known.content;
      const content = new Uint8Array(await readFile(path));
      kept.set(path, { changedAt: found.mtimeMs, content });
      return content;
    },
  };
}

/** How a file may lie there compressed, the best first. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** Whether a browser takes an encoding; one that it rates at 0 it does not. */
const takes = (accepted: string, encoding: string) =>
  accepted.split(',').some((part) => {
    const [name = '', ...parameters] = part.trim().split(/\s*;\s*/);
    return name === encoding && !parameters.some((one) => /^q=0(?:\.0*)?$/.test(one));
  });

/** The best of the encodings that a browser takes; null: as it is. */
export const encodingFor = (accepted: string): 'br' | 'gzip' | null =>
  encodings.find(({ name }) => takes(accepted, name))?.name ?? null;

export interface Encoded {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

/** A file in the best encoding that the browser takes and the build made. */
export async function readEncoded(
  files: Files,
  path: string,
  acceptEncoding: string,
): Promise<Encoded | null> {
  for (const { name, ending } of encodings) {
    const content = takes(acceptEncoding, name) ? await files.read(path + ending) : null;
    if (content) return { content, headers: { 'Content-Encoding': name, Vary: 'Accept-Encoding' } };
  }
  const content = await files.read(path);
  return content && { content, headers: { Vary: 'Accept-Encoding' } };
}

const types = new Map([
  ['html', 'text/html; charset=utf-8'],
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['json', 'application/json'],
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['woff2', 'font/woff2'],
  ['txt', 'text/plain; charset=utf-8'],
]);

export const typeOf = (name: string) =>
  types.get(name.slice(name.lastIndexOf('.') + 1)) ?? 'application/octet-stream';
