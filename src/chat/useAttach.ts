import { useState, type ClipboardEvent, type DragEvent } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { usePorts } from '#src/shell/ports.ts';
import { contentTypeOf, sortFiles, type RefusedFile } from '#store/chat/attachments.ts';
import { selectTakesAttachments } from '#store/chat/selectors.ts';
import { attachmentsAdded, selectChat } from '#store/chat/slice.ts';
import { readableFileName } from '#store/text/direction.ts';

export interface Attach {
  readonly isTaking: boolean;
  readonly refused: readonly RefusedFile[];
  readonly add: (files: readonly File[]) => void;
  readonly forgetRefused: () => void;
}

/** Adds files to the message and remembers refused ones, each with the reason (chat.md section 10, 13). */
export function useAttach(): Attach {
  const dispatch = useAppDispatch();
  const { registerFile } = usePorts();
  const count = useAppSelector((state) => selectChat(state).draft.attachments.length);
  const isTaking = useAppSelector(selectTakesAttachments);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);

  const add = (files: readonly File[]) => {
    const sorted = sortFiles(files, { count, isTaking });
    setRefused(sorted.refused);
    if (sorted.accepted.length === 0) return;
    dispatch(
      attachmentsAdded(
        sorted.accepted.map((file) => ({
          id: registerFile(file),
          name: readableFileName(file.name),
          contentType: contentTypeOf(file) ?? file.type,
          size: file.size,
        })),
      ),
    );
  };
  return { isTaking, refused, add, forgetRefused: () => setRefused([]) };
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Handles files that are dropped on the conversation or pasted into it. The message box handles text. */
export function useFileDrop(add: (files: readonly File[]) => void) {
  const [isDraggedOver, setDraggedOver] = useState(false);
  const onDrag = (isInside: boolean) => (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setDraggedOver(isInside);
  };
  const handlers = {
    onDragOver: onDrag(true),
    onDragLeave: onDrag(false),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setDraggedOver(false);
      add(Array.from(event.dataTransfer.files));
    },
    onPaste: (event: ClipboardEvent) => {
      const files = Array.from(event.clipboardData.files);
      if (files.length === 0) return;
      event.preventDefault();
      add(files);
    },
  };
  return [isDraggedOver, handlers] as const;
}
