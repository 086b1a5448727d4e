import { useCallback, useState } from 'react';

import { Spinner } from '#src/ui/feedback/Spinner.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { Modal } from '#src/ui/overlays/Modal.tsx';

import css from './CameraDialog.module.css';
import { useCamera, type CameraState } from './useCamera.ts';

interface CameraDialogProps {
  /** Such as "Front of your driver's license". */
  title: string;
  fileName: string;
  shape?: 'card' | 'page';
  onPhoto: (photo: File) => void;
  /** Called when the borrower chooses a file instead. */
  onChoose: () => void;
  onClose: () => void;
}

const failures = {
  off: 'The camera is off. Turn it on in your browser settings, or choose a photo.',
  // Our choice: shown if the device has no camera or the camera is in use.
  missing: "We couldn't find a camera. Choose a photo.",
};

/**
 * Photographs a card with the device's rear camera.
 * - The borrower takes the photo, in their own time and in either orientation, and checks it before it is used.
 * - Until then the photo is only in the page's memory, not in a store or a browser storage.
 * - Without permission, it says how to continue. A photo can always be chosen instead.
 */
export function CameraDialog({ title, fileName, shape = 'card', ...on }: CameraDialogProps) {
  const { state, hint, show, take } = useCamera();
  const [photo, setPhoto] = useState<File | null>(null);
  return (
    <Modal
      title={title}
      onDismiss={on.onClose}
      actions={
        <CameraActions
          step={photo ? 'review' : state}
          onTake={() => take(fileName, setPhoto)}
          onUse={() => photo && on.onPhoto(photo)}
          onRetake={() => setPhoto(null)}
          onChoose={on.onChoose}
        />
      }
    >
      {state === 'opening' && (
        <p className={css['opening']}>
          <Spinner /> Turning on the camera
        </p>
      )}
      {state === 'live' && photo === null && (
        <div className={css['view']}>
          <video className={css['picture']} ref={show} playsInline muted autoPlay />
          <div className={`${css['frame']} ${css[shape]}`} />
        </div>
      )}
      {photo && <Picture photo={photo} alt={title} />}
      <p className={css['hint']} aria-live="polite">
        {textOf(state, photo !== null, hint)}
      </p>
    </Modal>
  );
}

function textOf(state: CameraState, isTaken: boolean, hint: string) {
  if (state === 'off' || state === 'missing') return failures[state];
  if (state === 'opening') return 'Your browser may ask whether this page may use the camera.';
  return isTaken ? 'Can you read every word, and see all four corners?' : hint;
}

/** The photo as it was taken. Its object URL is revoked when the picture goes away. */
function Picture({ photo, alt }: { photo: File; alt: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(photo);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [photo],
  );
  return (
    <div className={css['view']}>
      <img className={css['picture']} ref={show} alt={alt} />
    </div>
  );
}

interface CameraActionsProps {
  step: CameraState | 'review';
  onTake: () => void;
  onUse: () => void;
  onRetake: () => void;
  onChoose: () => void;
}

function CameraActions({ step, onTake, onUse, onRetake, onChoose }: CameraActionsProps) {
  if (step === 'review')
    return (
      <>
        <Button key="use" onClick={onUse}>
          Use it
        </Button>
        <Button key="again" tone="secondary" onClick={onRetake}>
          Take it again
        </Button>
      </>
    );
  return (
    <>
      {step === 'live' && (
        <Button key="take" icon="camera" onClick={onTake}>
          Take photo
        </Button>
      )}
      <Button key="choose" tone="secondary" onClick={onChoose}>
        Choose a photo instead
      </Button>
    </>
  );
}
