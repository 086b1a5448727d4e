import { useId, useState, type ChangeEvent, type DragEvent } from 'react';

import { LabelWords } from '#src/ui/fields/FieldFrame.tsx';
import type { FormField } from '#src/ui/form/formField.ts';
import { Icon, type IconName } from '#src/ui/layout/Icon.tsx';

import css from './FileDrop.module.css';

interface FileDropProps {
  /** What is asked for: "Pay stubs of the last 30 days". */
  label: string;
  isOptional?: boolean;
  hint?: string;
  /** As the browser wants it: "application/pdf,image/*". */
  accept: string;
  isMultiple?: boolean;
  /** "Take a photo", on screens that are touched (F-11). */
  canTakePhoto?: boolean;
  /** What its form knows it by: the id of its input, and what is wrong with what came in so far. */
  field?: Pick<FormField<unknown>, 'id' | 'message' | 'describedBy'>;
  onFiles: (files: readonly File[]) => void;
}

interface PickerProps {
  id?: string | undefined;
  words: string;
  icon: IconName;
  describedBy: string;
  isWrong: boolean;
  accept: string;
  isMultiple: boolean;
  className: string | undefined;
  capture?: 'environment';
  onFiles: (files: readonly File[]) => void;
}

/** A real file input whose label is the button that is seen. */
function Picker({
  words,
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
    // So that the same file can be chosen again after it was removed.
    target.value = '';
  };
  return (
    <label className={className}>
      <Icon name={icon} />
      {words}
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

/** Whether something is held over a place, and what the place hears of it. Dropping is extra: the inputs do the same. */
function useDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const over = (isHere: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isHere);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles(Array.from(event.dataTransfer.files));
  };
  return [isOver, { onDragOver: over(true), onDragLeave: over(false), onDrop }] as const;
}

/**
 * Where files come in (F-11). What becomes of them is somebody else's work; `FileList` shows it.
 * - "Choose file" is a real file input with a label; dropping is extra, and so is the photo (AX-34).
 * - Its question names the group, and is the description of its inputs together with the hint and what is wrong.
 */
export function FileDrop(props: FileDropProps) {
  const { hint, accept, isMultiple = true, canTakePhoto = false, field, onFiles } = props;
  const words = <LabelWords {...props} />;
  const id = useId();
  const [isOver, dropping] = useDrop((files) => {
    onFiles(isMultiple ? files : files.slice(0, 1));
  });
  const shared = {
    describedBy: [id, field?.describedBy].filter(Boolean).join(' '),
    isWrong: field?.message !== undefined,
    isMultiple,
    onFiles,
  };
  return (
    <fieldset className={isOver ? `${css['drop']} ${css['over']}` : css['drop']} {...dropping}>
      <legend className="visually-hidden">{words}</legend>
      <div className={css['words']} id={id}>
        <p className={css['label']}>{words}</p>
        {hint !== undefined && <p className={css['hint']}>{hint}</p>}
      </div>
      <div className={css['pickers']}>
        <Picker
          id={field?.id}
          words="Choose file"
          icon="upload"
          className={css['button']}
          accept={accept}
          {...shared}
        />
        {canTakePhoto && (
          <Picker
            words="Take a photo"
            icon="camera"
            className={`${css['button']} ${css['photo']}`}
            accept="image/*"
            capture="environment"
            {...shared}
          />
        )}
      </div>
      <p className={css['drag']} aria-hidden="true">
        or drag it here
      </p>
    </fieldset>
  );
}
