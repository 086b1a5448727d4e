import { useEffect } from 'react';

import { useAppDispatch } from '#src/hooks.ts';
import { cameraShown } from '#store/application/notary/actions.ts';
import { CAMERA_PICTURE } from '#store/application/notary/devices.ts';

import css from './Session.module.css';

export function MyPicture() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(cameraShown());
  }, [dispatch]);
  return (
    <video
      className={css['mine']}
      id={CAMERA_PICTURE}
      aria-label="Your camera"
      autoPlay
      muted
      playsInline
    />
  );
}
