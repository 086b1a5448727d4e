import { useId, useState, type ChangeEvent, type ClipboardEvent, type DragEvent } from 'react';

import { LabelText } from '#src/ui/fields/FieldFrame.tsx';
import type { FormField } from '#src/ui/form/formField.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Icon, type IconName } from '#src/ui/text/Icon.tsx';

import css from './FileDrop.module.css';

interface FileDropProps {
  /** Such as "Pay stubs of the last 30 days". */
  label: string;
  isOptional?: boolean;
  hint?: string;
  /** Such as "application/pdf,image/*". */
  accept: string;
  isMultiple?: boolean;
  /** Shows "Take a photo" on touch screens (F-11). */
  canTakePhoto?: boolean;
  /** Opens the page's own camera instead, on every screen. */
  onTakePhoto?: (() => void) | undefined;
  /** The form field, for the input's id and the error message. */
  field?: Pick<FormField<unknown>, 'id' | 'message' | 'describedBy'>;
  onFiles: (files: readonly File[]) => void;
}

interface PickerProps {
  id?: string | undefined;
  label: string;
  icon: IconName;
  describedBy: string;
  isWrong: boolean;
  accept: string;
  isMultiple: boolean;
  className: string | undefined;
  capture?: 'environment';
  onFiles: (files: readonly File[]) => void;
}

/** A native file input inside a label that looks like a button. */
function Picker({
  label,
  icon,
  describedBy,
  isWrong,
  isMultiple,
  className,
  onFiles,
  ...input
}: PickerProps) {
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles(Array.from(target.files ?? []));
    // Lets the user pick the same file again after removing it.
    target.value = '';
  };
  return (
    <label className={className}>
      <Icon name={icon} />
      {label}
      <input
        className={css['input']}
        type="file"
        multiple={isMultiple}
        aria-describedby={describedBy}
        aria-invalid={isWrong}
        onChange={onChange}
        {...input}
      />
    </label>
  );
}

interface PhotoPickerProps extends Pick<FileDropProps, 'label' | 'onTakePhoto'> {
  isNative: boolean;
  shared: Pick<PickerProps, 'describedBy' | 'isWrong' | 'isMultiple' | 'onFiles'>;
}

/** "Take a photo", with the page's camera or, on touch screens, with the device's own (F-11). */
function PhotoPicker({ label, onTakePhoto, isNative, shared }: PhotoPickerProps) {
  if (onTakePhoto)
    return (
      <Button tone="secondary" icon="camera" onClick={onTakePhoto}>
        Take a photo
        <span className="visually-hidden"> of {label}</span>
      </Button>
    );
  return (
    isNative && (
      <Picker
        label="Take a photo"
        icon="camera"
        className={`${css['button']} ${css['photo']}`}
        accept="image/*"
        capture="environment"
        {...shared}
      />
    )
  );
}

/** Returns whether a file is dragged over the zone, and the zone's handlers. A file can also be pasted into it. */
function useDrop(onFiles: (files: File[]) => void) {
  const [isDraggedOver, setDraggedOver] = useState(false);
  const onDrag = (isInside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(isInside);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(false);
    onFiles(Array.from(event.dataTransfer.files));
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = Array.from(event.clipboardData.files);
    // Leaves pasted text alone.
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  const handlers = { onDragOver: onDrag(true), onDragLeave: onDrag(false), onDrop, onPaste };
  return [isDraggedOver, handlers] as const;
}

/**
 * A drop zone for files (F-11). `FileList` shows them.
 * - "Choose file" is a native file input. Dropping, pasting and the photo are extras (AX-34).
 * - A click focuses the zone, so the next paste goes to it.
 * - Question, hint and message describe the inputs.
 */
export function FileDrop(props: FileDropProps) {
  const { hint, accept, isMultiple = true, canTakePhoto = false, field } = props;
  const { onFiles, onTakePhoto } = props;
  const labelText = <LabelText {...props} />;
  const id = useId();
  const [isDraggedOver, dropHandlers] = useDrop((files) => {
    onFiles(isMultiple ? files : files.slice(0, 1));
  });
  const shared = {
    describedBy: [id, field?.describedBy].filter(Boolean).join(' '),
    isWrong: field?.message !== undefined,
    isMultiple,
    onFiles,
  };
  return (
    <fieldset
      className={isDraggedOver ? `${css['drop']} ${css['over']}` : css['drop']}
      tabIndex={-1}
      {...dropHandlers}
    >
      <legend className="visually-hidden">{labelText}</legend>
      <div className={css['text']} id={id}>
        <p className={css['label']}>{labelText}</p>
        {hint !== undefined && <p className={css['hint']}>{hint}</p>}
      </div>
      <div className={css['pickers']}>
        <Picker
          id={field?.id}
          label="Choose file"
          icon="upload"
          className={css['button']}
          accept={accept}
          {...shared}
        />
        <PhotoPicker
          label={props.label}
          onTakePhoto={onTakePhoto}
          isNative={canTakePhoto}
          shared={shared}
        />
      </div>
      <p className={css['drag']} aria-hidden="true">
        or drag it here, or paste it
      </p>
    </fieldset>
  );
}
