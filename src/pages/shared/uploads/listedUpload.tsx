import { useId, useRef, useState } from 'react';

import type { UploadLimits } from '#store/application/uploads/limits.ts';
import { useAppDispatch } from '#src/hooks.ts';
import { usePorts } from '#src/shell/ports.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import field from '#src/ui/fields/field.module.css';
import { FieldMessages } from '#src/ui/fields/FieldFrame.tsx';
import type { ListedFile } from '#src/ui/fields/files/FileList.tsx';
import { isEnter } from '#src/ui/focus/inputMethod.ts';
import { useRevealToggle } from '#src/ui/form/useRevealToggle.tsx';
import {
  canRetry,
  isConvertedPhoto,
  isLocked,
  uploadProblemText,
  photoQualityTexts,
} from '#store/application/uploads/uploads.ts';
import {
  photoAccepted,
  uploadRemoved,
  uploadRetried,
  type Upload,
} from '#store/application/uploads/slice.ts';
import { readableFileName } from '#store/text/direction.ts';

import css from './UploadField.module.css';

const states = { sending: 'uploading', failed: 'failed', sent: 'done' } as const;

const megabytes = (bytes: number) => `${Math.max(0.1, bytes / 1_048_576).toFixed(1)} MB`;

const CONVERTED = "We'll convert this photo for you.";

export function listedUpload(upload: Upload, limits: UploadLimits, isOnline: boolean): ListedFile {
  const { id, fileName, sizeBytes, percent, state, problem } = upload;
  const quality = photoQualityTexts(upload);
  const message =
    state === 'failed' && problem !== null
      ? uploadProblemText(problem, limits, isOnline)
      : quality.join(' ');
  return {
    id,
    name: fileName,
    status: states[state],
    percent,
    ...(state === 'sent' && { detail: megabytes(sizeBytes) }),
    ...(isConvertedPhoto(fileName) && { note: CONVERTED }),
    ...(message !== '' && { message }),
    canRetry: problem !== null && canRetry(problem),
    ...(state === 'failed' &&
      isLocked(problem) && {
        extra: (messageId) => <UploadPassword upload={upload} messageId={messageId} />,
      }),
    ...(quality.length > 0 && { extra: () => <UploadQuality upload={upload} /> }),
  };
}

/** A button's label, with the file name for screen readers. */
const actionLabel = (label: string, fileName: string) => (
  <span>
    {label}
    <span className="visually-hidden"> {readableFileName(fileName)}</span>
  </span>
);

/** The password of a PDF. It goes through the vault and is stored nowhere else (F-10). */
function UploadPassword({ upload, messageId }: { upload: Upload; messageId: string }) {
  const { id, fileName, problem } = upload;
  const dispatch = useAppDispatch();
  const { deposit } = usePorts();
  const box = useRef<HTMLInputElement>(null);
  const readable = readableFileName(fileName);
  const { type, toggle } = useRevealToggle(`the password of ${readable}`);
  const inputId = useId();
  const [isMissing, setIsMissing] = useState(false);
  const send = () => {
    const password = box.current?.value ?? '';
    if (password !== '') dispatch(uploadRetried({ id, passwordHandle: deposit(password) }));
    else box.current?.focus();
    setIsMissing(password === '');
  };
  return (
    <div className={css['extra']}>
      <span className={css['password']}>
        <label htmlFor={inputId}>Password of {readable}</label>
        <span className={field['box']}>
          <input
            className={field['input']}
            ref={box}
            id={inputId}
            type={type}
            aria-required
            aria-invalid={isMissing || problem === 'wrongPassword'}
            aria-describedby={isMissing ? `${inputId}-error` : messageId}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={128}
            onKeyDown={(event) => {
              if (!isEnter(event)) return;
              // Enter opens the file instead of submitting the form.
              event.preventDefault();
              send();
            }}
          />
          {toggle}
        </span>
        <FieldMessages id={inputId} {...(isMissing && { message: 'Required' })} />
      </span>
      <Button tone="secondary" onClick={send}>
        {actionLabel('Open the file', fileName)}
      </Button>
    </div>
  );
}

function UploadQuality({ upload: { id, documentUuid, fileName } }: { upload: Upload }) {
  const dispatch = useAppDispatch();
  return (
    <div className={css['extra']}>
      <Button tone="secondary" onClick={() => dispatch(uploadRemoved({ id, documentUuid }))}>
        {actionLabel('Take it again', fileName)}
      </Button>
      <Button tone="secondary" onClick={() => dispatch(photoAccepted({ id }))}>
        {actionLabel('Use it anyway', fileName)}
      </Button>
    </div>
  );
}
