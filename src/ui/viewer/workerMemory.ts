/** The message that the worker sends to the page when one page takes too much memory. */
export const TOO_MUCH = 'too much';
/** The message that the page sends to the worker before each page. */
export const PAGE_BEGINS = { begins: 'page' } as const;

/** Our choice: enough for a page in four colors at 600 dpi, unpacked, joined and as an image (FT-106). */
const MAX_BYTES = 600_000_000;
/** Smaller allocations aren't counted, because they cost little and are frequent. */
const MIN_COUNTED_BYTES = 65_536;
/** Chromium unpacks a whole piece at once, up to a thousand times its size. */
const PIECE_BYTES = 16_384;

const arrays = [
  'Uint8Array',
  'Uint8ClampedArray',
  'Int16Array',
  'Uint16Array',
  'Int32Array',
  'Uint32Array',
  'Float32Array',
] as const;

const counted = <Target extends new (...parameters: never[]) => object>(
  target: Target,
  count: (parameters: readonly unknown[]) => void,
): Target =>
  new Proxy(target, {
    construct(made, parameters: readonly unknown[], newTarget) {
      count(parameters);
      return Reflect.construct(made, parameters, newTarget) as object;
    },
  });

/**
 * Limits what this worker allocates for one page. Browsers don't measure a worker's memory and close the whole tab when
 * memory is short. Above the limit, it calls `onLimit`, and each large allocation fails as if memory were short.
 */
export function limitMemory(onLimit: () => void): { begin(): void } {
  let taken = 0;
  const take = (bytes: number) => {
    if (bytes < MIN_COUNTED_BYTES) return;
    taken += bytes;
    if (taken <= MAX_BYTES) return;
    onLimit();
    throw new RangeError('This page takes too much memory');
  };

  for (const name of arrays)
    Object.assign(globalThis, {
      [name]: counted(globalThis[name], ([length]) => {
        if (typeof length === 'number') take(length * globalThis[name].BYTES_PER_ELEMENT);
      }),
    });
  if (typeof OffscreenCanvas !== 'undefined')
    globalThis.OffscreenCanvas = counted(OffscreenCanvas, ([width, height]) =>
      take(Number(width) * Number(height) * 4),
    );
  if (typeof DecompressionStream !== 'undefined') unpackInPieces(take);
  return {
    begin() {
      taken = 0;
    },
  };
}

/** Replaces streams so they unpack one piece at a time and count the output. */
function unpackInPieces(take: (bytes: number) => void): void {
  const Native = DecompressionStream;
  globalThis.DecompressionStream = class {
    readonly readable: ReadableStream<Uint8Array<ArrayBuffer>>;
    readonly writable: WritableStream<BufferSource>;
    constructor(format: CompressionFormat) {
      const pieces = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(bytes, pipe) {
          for (let at = 0; at < bytes.length; at += PIECE_BYTES)
            pipe.enqueue(bytes.subarray(at, at + PIECE_BYTES));
        },
      });
      let unpacked = 0;
      const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(bytes, pipe) {
          unpacked += bytes.length;
          if (unpacked >= MIN_COUNTED_BYTES) {
            take(unpacked);
            unpacked = 0;
          }
          pipe.enqueue(bytes);
        },
      });
      this.writable = pieces.writable as WritableStream<BufferSource>;
      this.readable = pieces.readable.pipeThrough(new Native(format)).pipeThrough(counting);
    }
  };
}
