import type { ChangeEvent } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { useFocusFallback } from '#src/ui/focus/useFocusFallback.ts';
import { Icon } from '#src/ui/text/Icon.tsx';
import {
  ACCEPTED_ATTACHMENTS,
  refusalTexts,
  TOO_LARGE,
  type RefusedFile,
} from '#store/chat/attachments.ts';
import { attachmentRemoved, selectChat } from '#store/chat/slice.ts';
import { readableFileName } from '#store/text/direction.ts';

import { ChatIcon } from './ChatIcon.tsx';
import css from './Composer.module.css';
import { AttachmentName } from './Files.tsx';
import type { Attach } from './useAttach.ts';

/** A native file input that looks like a button (AX-34). */
export function AttachButton({ add }: Pick<Attach, 'add'>) {
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add(Array.from(target.files ?? []));
    // Lets the user pick the same file again after removing it.
    target.value = '';
  };
  return (
    <label className={css['attach']}>
      <ChatIcon name="attach" />
      <span className="visually-hidden">Add files</span>
      <input
        className={css['file']}
        type="file"
        accept={ACCEPTED_ATTACHMENTS}
        multiple
        onChange={onChange}
      />
    </label>
  );
}

export function DraftFiles() {
  const dispatch = useAppDispatch();
  const files = useAppSelector((state) => selectChat(state).draft.attachments);
  const focus = useFocusFallback<HTMLUListElement>('li', () => [
    document.querySelector<HTMLElement>('#chat-message'),
  ]);
  if (files.length === 0) return null;
  return (
    <ul className={css['files']} role="list" {...focus}>
      {files.map(({ id, name, size }) => (
        <li key={id} className={css['chip']}>
          <Icon name="file" />
          <AttachmentName name={name} size={size} />
          <button
            type="button"
            aria-label={`Remove ${readableFileName(name)}`}
            onClick={() => dispatch(attachmentRemoved({ id }))}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The files that weren't added, each with the reason (FT-95, VAL-CHAT-6). */
export function RefusedFiles({
  refused,
  forgetRefused,
}: {
  refused: readonly RefusedFile[];
  forgetRefused: () => void;
}) {
  const isTooLarge = refused.some(({ refusal }) => refusal === 'size');
  return (
    <output>
      {refused.length > 0 && (
        <div className={css['refused']}>
          <Icon name="warning" />
          <div>
            <p>{isTooLarge ? TOO_LARGE : 'Some files were not added.'}</p>
            <ul>
              {refused.map(({ name, refusal }, index) => (
                // Two files may have the same name.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={index}>
                  <bdi>{name}</bdi> {refusalTexts[refusal]}
                </li>
              ))}
            </ul>
          </div>
          <button type="button" aria-label="Dismiss: files not added" onClick={forgetRefused}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </output>
  );
}
