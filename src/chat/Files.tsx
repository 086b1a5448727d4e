import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { Icon } from '#src/ui/text/Icon.tsx';
import { sizeText } from '#store/application/documents/documents.ts';
import type { Attachment, AttachmentDraft } from '#store/chat/messages.ts';
import { selectOpensFiles } from '#store/chat/selectors.ts';
import { attachmentRequested } from '#store/chat/slice.ts';
import { readableFileName } from '#store/text/direction.ts';

import css from './Message.module.css';

export function AttachmentName({ name, size }: Pick<AttachmentDraft, 'name' | 'size'>) {
  return (
    <span className={css['fileName']}>
      <bdi>{readableFileName(name)}</bdi> <span className={css['size']}>{sizeText(size)}</span>
    </span>
  );
}

/** The files of a message that is being sent, or of a chat whose files can no longer be opened. */
export function SentAttachments({ files }: { files: readonly AttachmentDraft[] }) {
  return files.map(({ id, ...file }) => (
    <span key={id} className={css['file']}>
      <Icon name="file" />
      <AttachmentName {...file} />
    </span>
  ));
}

/** The files of a delivered message. A click asks for the file's current address, because addresses expire (FT-95). */
export function MessageFiles({
  messageId,
  files,
}: {
  messageId: string;
  files: readonly Attachment[];
}) {
  const dispatch = useAppDispatch();
  const canOpen = useAppSelector(selectOpensFiles);
  if (!canOpen) return <SentAttachments files={files} />;
  return files.map(({ id, ...file }) => (
    <button
      key={id}
      className={css['file']}
      type="button"
      onClick={() => dispatch(attachmentRequested({ messageId, attachmentId: id }))}
    >
      <Icon name="file" />
      <span className="visually-hidden">Open </span>
      <AttachmentName {...file} />
    </button>
  ));
}
