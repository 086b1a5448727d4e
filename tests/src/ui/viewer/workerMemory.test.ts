/** @jest-environment node */
import { deflateSync } from 'node:zlib';

import { limitMemory } from '#src/ui/viewer/workerMemory.ts';

const { Uint8Array: Bytes, DecompressionStream: Unpacking } = globalThis;
const tell = jest.fn();
let memory: ReturnType<typeof limitMemory>;

beforeEach(() => {
  tell.mockClear();
  memory = limitMemory(tell);
});
afterEach(
  () => void Object.assign(globalThis, { Uint8Array: Bytes, DecompressionStream: Unpacking }),
);

async function unpack(packed: Uint8Array<ArrayBuffer>): Promise<number> {
  const { readable, writable } = new DecompressionStream('deflate');
  const writer = writable.getWriter();
  const written = Promise.all([writer.write(packed), writer.close()]).catch(() => undefined);
  const reader = readable.getReader();
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read())
    length += part.value.byteLength;
  await written;
  return length;
}
const bomb = (bytes: number) => new Uint8Array(deflateSync(Buffer.alloc(bytes)));

it('counts the large arrays of one page, and throws above the limit', () => {
  expect(new Uint8Array(500_000_000)).toHaveLength(500_000_000);
  expect(tell).not.toHaveBeenCalled();

  expect(() => new Uint8Array(200_000_000)).toThrow(RangeError);
  expect(tell).toHaveBeenCalled();

  memory.begin();
  expect(new Uint8Array(200_000_000)).toHaveLength(200_000_000);
});

it('counts what is unpacked a piece at a time', async () => {
  const packed = bomb(9_000_000);
  await expect(unpack(packed)).resolves.toBe(9_000_000);

  expect(new Uint8Array(590_000_000)).toHaveLength(590_000_000);
  await expect(unpack(packed)).rejects.toThrow(RangeError);
  expect(tell).toHaveBeenCalled();
});

it('keeps a limited array an instance of its original type', () => {
  const bytes = new Uint8Array([1, 2, 3]);

  expect(bytes).toBeInstanceOf(Bytes);
  expect(bytes instanceof Uint8Array).toBe(true);
  expect(Uint8Array.from([1, 2, 3])).toEqual(bytes);
});
