import { useEffect, useRef, useState, type ReactNode } from 'react';

import type { UploadLimits } from '#store/application/uploads/limits.ts';
import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { usePorts, type PagePorts } from '#src/shell/ports.ts';
import { FieldMessages } from '#src/ui/fields/FieldFrame.tsx';
import { FileDrop } from '#src/ui/fields/files/FileDrop.tsx';
import { FileList, type ListedFile } from '#src/ui/fields/files/FileList.tsx';
import { useFormField } from '#src/ui/form/formField.ts';
import { useFocusFallback } from '#src/ui/focus/useFocusFallback.ts';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import {
  ACCEPTED_FILES,
  validateFile,
  uploadsOfGroup,
  replacedUpload,
} from '#store/application/uploads/uploads.ts';
import { uploadsOfPurpose } from '#store/application/uploads/purposes.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';
import {
  newUpload,
  fileAdded,
  uploadRemoved,
  uploadRetried,
  type Upload,
  type UploadGroup,
} from '#store/application/uploads/slice.ts';
import { selectFlag } from '#store/flags/selectors.ts';
import { selectIsOnline } from '#store/shell/selectors.ts';
import { readableFileName } from '#store/text/direction.ts';

import { listedUpload } from './listedUpload.tsx';
import css from './UploadField.module.css';

interface CameraActions {
  onPhoto: (photo: File) => void;
  onChoose: () => void;
  onClose: () => void;
}

interface UploadFieldProps {
  /** Also the field's name in the form. */
  group: UploadGroup;
  label: string;
  hint?: string;
  isOptional?: boolean;
  /** Allows only one file, and a new file replaces it. */
  isSingle?: boolean;
  /** The page's camera while it is open. Without it, a touch screen uses its own. */
  camera?: ((actions: CameraActions) => ReactNode) | undefined;
  /** The maximum number of files, if the screen asks for fewer than the lender accepts. */
  most?: number;
}

interface UploadFilesProps extends UploadFieldProps {
  limits: UploadLimits;
}

interface RejectedFile {
  id: string;
  name: string;
  message: string;
}

const isPicture = ({ type }: File) => type === 'image/jpeg' || type === 'image/png';

/** Keeps thumbnails of the photos added on this page, because the files themselves are dropped after sending. */
function usePictures() {
  const { registerFile } = usePorts();
  const [pictures, setPictures] = useState<ReadonlyMap<string, File>>(new Map());
  const register = (file: File) => {
    const id = registerFile(file);
    if (isPicture(file)) setPictures((before) => new Map(before).set(id, file));
    return id;
  };
  return { pictures, register };
}

/** Leaving the page aborts uploads, so the browser asks first (F-11, FT-50). */
function useBeforeUnloadPrompt(isSending: boolean) {
  useEffect(() => {
    if (!isSending) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);
}

/** Adds files to a group, and replaces a file if asked to. Returns the rejected files. */
function useAddFiles(
  { group, limits, most, isSingle = false }: Omit<UploadFilesProps, 'label' | 'hint'>,
  uploads: readonly Upload[],
  all: readonly Upload[],
  register: PagePorts['registerFile'],
) {
  const dispatch = useAppDispatch();
  const applicationUuid = useAppSelector((state) => selectApplicationState(state).uuid);
  const count = useRef(0);
  return (files: readonly File[]) => {
    let seen: Upload[] = [...uploads];
    let ofPurpose = uploadsOfPurpose(all, group);
    const rejected: RejectedFile[] = [];
    for (const file of isSingle ? files.slice(0, 1) : files) {
      const chosen = { name: readableFileName(file.name), size: file.size };
      const replaced = isSingle ? seen[0] : replacedUpload(chosen, seen);
      seen = seen.filter((one) => one !== replaced);
      ofPurpose = ofPurpose.filter((one) => one !== replaced);
      const message = validateFile(chosen, seen, limits, { ofPurpose, most });
      if (message !== null) {
        // The same file may be rejected twice.
        count.current += 1;
        rejected.push({ id: `rejected ${count.current}`, name: chosen.name, message });
      } else if (applicationUuid !== null) {
        const added = { id: register(file), group, fileName: chosen.name, sizeBytes: file.size };
        if (replaced)
          dispatch(uploadRemoved({ id: replaced.id, documentUuid: replaced.documentUuid }));
        dispatch(fileAdded({ ...added, applicationUuid }));
        const upload = newUpload(added);
        seen.push(upload);
        ofPurpose.push(upload);
      }
    }
    return rejected;
  };
}

/** The page's camera while it is open, and how the drop zone offers to take a photo. */
function useCameraView(
  camera: UploadFieldProps['camera'],
  inputId: string,
  onPhoto: (photo: File) => void,
) {
  const canTakePhoto = useAppSelector(selectFlag('fe-heloc-document-camera'));
  const [isOpen, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  const view =
    isOpen &&
    camera?.({
      onPhoto(photo) {
        onClose();
        onPhoto(photo);
      },
      onChoose() {
        onClose();
        document.getElementById(inputId)?.click();
      },
      onClose,
    });
  const onTakePhoto = canTakePhoto && camera ? () => setOpen(true) : undefined;
  return [view, { canTakePhoto, onTakePhoto }] as const;
}

/**
 * A group of uploads: drop zone and file list (F-11).
 * - The reason for a rejection is next to its file. What the group lacks is the field's message.
 * - After a removal, the focus moves to the next file, to its password first. Without files, it moves to the file input
 *   (AX-02).
 */
export function UploadField(props: UploadFieldProps) {
  const { uploadLimits: limits } = useAppSelector(selectLenderData);
  // A screen that needs uploads waits for the limits. Elsewhere the field appears when they arrive.
  return limits.status === 'ready' && <UploadFiles {...props} limits={limits.value} />;
}

function UploadFiles(props: UploadFilesProps) {
  const { group, label, hint, isOptional = false, isSingle = false, camera, limits } = props;
  const dispatch = useAppDispatch();
  const field = useFormField<never>({ name: group, label });
  const all = useAppSelector(selectUploads);
  const uploads = uploadsOfGroup(all, group);
  const { pictures, register } = usePictures();
  const addFiles = useAddFiles(props, uploads, all, register);
  const isOnline = useAppSelector(selectIsOnline);
  const [rejectedFiles, setRejectedFiles] = useState<readonly RejectedFile[]>([]);
  const [cameraView, pickers] = useCameraView(camera, field.id, (photo) =>
    setRejectedFiles(addFiles([photo])),
  );
  const focusFallback = useFocusFallback('li', () => [document.getElementById(field.id)]);
  useBeforeUnloadPrompt(uploads.some(({ state }) => state === 'sending'));

  const onRemove = (id: string) => {
    const upload = uploads.find((one) => one.id === id);
    setRejectedFiles(rejectedFiles.filter((one) => one.id !== id));
    if (upload) dispatch(uploadRemoved({ id, documentUuid: upload.documentUuid }));
  };

  const listed = uploads.map((upload) => ({
    ...listedUpload(upload, limits, isOnline),
    picture: pictures.get(upload.id),
  }));
  const rejectedItems = rejectedFiles.map((one): ListedFile => ({ ...one, status: 'failed' }));
  return (
    <div className={css['group']} {...focusFallback}>
      <FileDrop
        label={label}
        isOptional={isOptional}
        accept={ACCEPTED_FILES}
        isMultiple={!isSingle}
        {...pickers}
        field={field}
        onFiles={(files) => setRejectedFiles(addFiles(files))}
        {...(hint !== undefined && { hint })}
      />
      {cameraView}
      <FileList
        label={`Files: ${label}`}
        files={[...listed, ...rejectedItems]}
        onCancel={onRemove}
        onRemove={onRemove}
        onRetry={(id) => dispatch(uploadRetried({ id, passwordHandle: null }))}
      />
      <FieldMessages {...field} />
    </div>
  );
}
