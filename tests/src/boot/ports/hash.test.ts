/** @jest-environment node */
import { hash } from '#src/boot/ports/hash.ts';

it('names a file by the SHA-256 of its bytes', async () => {
  await expect(hash(new Blob(['abc']))).resolves.toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
