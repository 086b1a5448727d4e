import type { MediaPort } from '#sagas/ports.ts';

/** Camera and microphone, whose code is loaded by the first check; calls keep their order. */
export function lateMedia(): MediaPort {
  let media: Promise<MediaPort> | null = null;
  const later = async (work: (port: MediaPort) => void) => {
    if (media !== null) work(await media);
  };
  return {
    async open() {
      media ??= import('./browserMedia.ts').then(({ browserMedia }) => browserMedia());
      return (await media).open();
    },
    show: (pictureId, levelId) => void later((port) => port.show(pictureId, levelId)),
    close: () => void later((port) => port.close()),
  };
}
