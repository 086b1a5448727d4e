import { useEffect, useRef, useState } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { useKeepFile } from '#src/shell/files.ts';
import { FieldMessages } from '#src/ui/fields/FieldFrame.tsx';
import { FileDrop } from '#src/ui/fields/files/FileDrop.tsx';
import { FileList, type ListedFile } from '#src/ui/fields/files/FileList.tsx';
import { useFormField } from '#src/ui/form/formField.ts';
import { useFocusKept } from '#src/ui/focus/useFocusKept.ts';
import type { UploadLimits } from '#store/application/lenderData.ts';
import {
  ACCEPTED_FILES,
  fileMistake,
  ofGroup,
  replacedBy,
} from '#store/application/uploads/uploads.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';
import {
  beginningUpload,
  fileAdded,
  uploadRemoved,
  uploadRetried,
  type Upload,
  type UploadGroup,
} from '#store/application/uploads/slice.ts';
import { selectIsOn } from '#store/features/selectors.ts';

import { listedUpload } from './listedUpload.tsx';
import css from './UploadPile.module.css';

interface UploadPileProps {
  /** Also the name under which the form knows what is wrong with the pile. */
  group: UploadGroup;
  label: string;
  hint?: string;
  isOptional?: boolean;
  limits: UploadLimits;
}

/** A file that never left: it was refused as soon as it was chosen. */
interface Refused {
  id: string;
  name: string;
  message: string;
}

/** Leaving the page ends what is under way, so the browser asks first (F-11, FT-50). */
function useAskBeforeLeaving(isSending: boolean) {
  useEffect(() => {
    if (!isSending) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [isSending]);
}

/** Adds files to a pile, each in place of the one it replaces; gives back those that are refused. */
function useTakeIn(group: UploadGroup, limits: UploadLimits, uploads: readonly Upload[]) {
  const dispatch = useAppDispatch();
  const keepFile = useKeepFile();
  const applicationUuid = useAppSelector((state) => state.application.uuid);
  const count = useRef(0);
  return (files: readonly File[]) => {
    let seen: Upload[] = [...uploads];
    const turnedAway: Refused[] = [];
    for (const file of files) {
      const replaced = replacedBy(file, seen);
      seen = seen.filter((one) => one !== replaced);
      const message = fileMistake(file, seen, limits);
      if (message !== null) {
        // The same file again is another one, and refused anew.
        count.current += 1;
        turnedAway.push({ id: `turned away ${count.current}`, name: file.name, message });
      } else if (applicationUuid !== null) {
        const added = { id: keepFile(file), group, fileName: file.name, sizeBytes: file.size };
        if (replaced) dispatch(uploadRemoved({ id: replaced.id, documentUuid: null }));
        dispatch(fileAdded({ ...added, applicationUuid }));
        seen.push(beginningUpload(added));
      }
    }
    return turnedAway;
  };
}

/**
 * One pile of files: where they come in, and what became of each (F-11).
 * - What a file is refused for stands at the file; what the pile lacks is the field's message.
 * - Whoever presses what goes with its press is at what took its place: of a file, the password it asks for comes first;
 *   where no file is left, where files come in (AX-02).
 */
export function UploadPile({ group, label, hint, isOptional = false, limits }: UploadPileProps) {
  const dispatch = useAppDispatch();
  const field = useFormField<never>({ name: group, label });
  const uploads = ofGroup(useAppSelector(selectUploads), group);
  const takeIn = useTakeIn(group, limits, uploads);
  const hasCamera = useAppSelector(selectIsOn('fe-heloc-document-camera'));
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const kept = useFocusKept('li', () => [document.getElementById(field.id)]);
  useAskBeforeLeaving(uploads.some(({ state }) => state === 'sending'));

  const onRemove = (id: string) => {
    const upload = uploads.find((one) => one.id === id);
    setRefused(refused.filter((one) => one.id !== id));
    if (upload) dispatch(uploadRemoved({ id, documentUuid: upload.documentUuid }));
  };

  const listed = uploads.map((upload) => listedUpload(upload, limits));
  const turned = refused.map((one): ListedFile => ({ ...one, status: 'failed' }));
  return (
    <div className={css['pile']} {...kept}>
      <FileDrop
        label={label}
        isOptional={isOptional}
        accept={ACCEPTED_FILES}
        canTakePhoto={hasCamera}
        field={field}
        onFiles={(files) => {
          setRefused(takeIn(files));
        }}
        {...(hint !== undefined && { hint })}
      />
      <FileList
        label={`Files: ${label}`}
        files={[...listed, ...turned]}
        onCancel={onRemove}
        onRemove={onRemove}
        onRetry={(id) => dispatch(uploadRetried({ id, passwordHandle: null }))}
      />
      <FieldMessages {...field} />
    </div>
  );
}
