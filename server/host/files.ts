import { readFile } from 'node:fs/promises';

export type FileCache = ReturnType<typeof createFileCache>;

/** Reads each file once, because builds and brands don't change while the host runs. All requests share the bytes. */
export function createFileCache() {
  const cache = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();

  return {
    /** Returns null if the file doesn't exist. */
    read(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
      const known = cache.get(path);
      if (known) return known;
      const reading = readFile(path).then(
        (content) => new Uint8Array(content),
        () => {
          cache.delete(path);
          return null;
        },
      );
      cache.set(path, reading);
      return reading;
    },
  };
}

const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** Whether a browser accepts an encoding. q=0 refuses it. */
const takes = (accepted: string, encoding: string) =>
  accepted.split(',').some((part) => {
    const [name = '', ...parameters] = part.trim().split(/\s*;\s*/);
    return name === encoding && !parameters.some((one) => /^q=0(?:\.0*)?$/.test(one));
  });

/** Returns the best encoding that a browser accepts, or null. */
export const encodingFor = (accepted: string): 'br' | 'gzip' | null =>
  encodings.find(({ name }) => takes(accepted, name))?.name ?? null;

export interface Encoded {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

export async function readEncoded(
  files: FileCache,
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

export const types = new Map([
  ['html', 'text/html; charset=utf-8'],
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['json', 'application/json'],
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['woff2', 'font/woff2'],
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
  ['txt', 'text/plain; charset=utf-8'],
]);

export const typeOf = (name: string) =>
  types.get(name.slice(name.lastIndexOf('.') + 1)) ?? 'application/octet-stream';
