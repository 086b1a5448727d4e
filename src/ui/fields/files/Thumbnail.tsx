import { useState } from 'react';

import { Modal } from '#src/ui/overlays/Modal.tsx';
import { useObjectUrl } from '#src/ui/viewer/useObjectUrl.ts';

import css from './Thumbnail.module.css';

interface ThumbnailProps {
  name: string;
  picture: Blob;
}

/** A thumbnail of a photo, which enlarges on click. Renders nothing if the browser can't show the photo. */
export function Thumbnail({ name, picture }: ThumbnailProps) {
  const url = useObjectUrl(picture);
  const [isEnlarged, setEnlarged] = useState(false);
  const [isBroken, setBroken] = useState(false);
  if (url === undefined || isBroken) return null;
  return (
    <>
      <button
        className={css['thumbnail']}
        type="button"
        aria-label={`Enlarge ${name}`}
        onClick={() => setEnlarged(true)}
      >
        <img className={css['small']} src={url} alt="" onError={() => setBroken(true)} />
      </button>
      {isEnlarged && (
        <Modal title={name} onDismiss={() => setEnlarged(false)}>
          <img className={css['large']} src={url} alt="What you added" />
        </Modal>
      )}
    </>
  );
}
