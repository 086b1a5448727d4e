import type { MediaPort } from '#sagas/ports.ts';

/** Camera and microphone. The first check loads their code, and calls keep their order. */
export function lateMedia(): MediaPort {
  let media: Promise<MediaPort> | null = null;
  return {
    async open() {
      media ??= import('./browserMedia.ts').then(({ browserMedia }) => browserMedia());
      // A failed load must not be kept, or every later check would fail, too.
      media.catch(() => (media = null));
      return (await media).open();
    },
    show: (...ids) => void media?.then((port) => port.show(...ids)),
    close: () => void media?.then((port) => port.close()),
  };
}
