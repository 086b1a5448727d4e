import { useEffect, useId, useRef, type ReactNode } from 'react';

import { useAnnounce } from '#src/ui/feedback/announce.ts';
import { Icon, type IconName } from '#src/ui/text/Icon.tsx';
import { readableFileName } from '#store/text/direction.ts';

import css from './FileList.module.css';
import { FileName } from './FileName.tsx';
import { Thumbnail } from './Thumbnail.tsx';

export interface ListedFile {
  id: string;
  name: string;
  /** The size, such as "2.1 MB", or the progress. */
  detail?: string;
  /** The file, if it is a photo that browsers can show. */
  picture?: Blob | undefined;
  /** What happens to the file. It keeps the icon of a file. */
  note?: string | undefined;
  status: 'uploading' | 'done' | 'failed';
  /** 0 to 100, while uploading. */
  percent?: number;
  /** An error or a warning (F-11). */
  message?: string;
  canRetry?: boolean;
  /** Renders controls for the message, such as a password input. Receives the message's id. */
  extra?: (messageId: string) => ReactNode;
}

interface FileListProps {
  label: string;
  files: readonly ListedFile[];
  onCancel: (id: string) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
}

/** Returns the progress to announce, in three steps, or null for a failed file. */
const announcedPercent = ({ status, percent = 0 }: ListedFile) =>
  status === 'failed' ? null : status === 'done' || percent >= 100 ? 100 : percent >= 50 ? 50 : 0;

/** Only a good file gets the check mark. A file with a note gets a file icon, because there is no picture of it yet. */
function iconOf({ status, note, message }: ListedFile): IconName {
  if (status === 'failed') return 'error';
  if (message !== undefined) return 'warning';
  return status === 'done' && note === undefined ? 'check' : 'file';
}

/** Returns what to announce about a file: start, half, end, and error (AX-34). */
function announcementsOf(file: ListedFile) {
  const name = readableFileName(file.name);
  const percent = announcedPercent(file);
  return {
    progress: percent === null ? null : `${name}: ${percent} percent uploaded`,
    mistake: file.message === undefined ? null : `${name}: ${file.message}`,
  };
}

/** Returns whether the file existed before its list, such as after a reload or a return. */
const isOld = ({ status, percent = 0 }: ListedFile) =>
  status === 'done' || (status === 'uploading' && percent > 0);

/** The errors of files that are added within this time are joined. */
const BATCH_MS = 250;

/** Announces progress and errors. Errors share one alert, because the next alert would interrupt it. */
function useFileAnnouncements(files: readonly ListedFile[]) {
  const announce = useAnnounce();
  const announced = useRef(new Map<string, ReturnType<typeof announcementsOf>>());
  const mistakes = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    for (const file of files) {
      const announcements = announcementsOf(file);
      const before = announced.current.get(file.id) ?? (isOld(file) ? announcements : null);
      announced.current.set(file.id, announcements);
      const { progress, mistake } = announcements;
      if (progress !== null && progress !== before?.progress) announce(progress);
      if (mistake !== null && mistake !== before?.mistake) mistakes.current.push(mistake);
    }
    if (mistakes.current.length === 0) return;
    timer.current ??= setTimeout(() => {
      announce(mistakes.current.join(' '), 'alert');
      mistakes.current = [];
      timer.current = undefined;
    }, BATCH_MS);
  }, [announce, files]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
}

interface ActionProps {
  label: string;
  file: ListedFile;
  act: (id: string) => void;
}

function Action({ label, file: { id, name }, act }: ActionProps) {
  return (
    <button
      className={css['action']}
      type="button"
      aria-label={`${label} ${readableFileName(name)}`}
      onClick={() => act(id)}
    >
      {label}
    </button>
  );
}

function Item({ file, ...on }: Omit<FileListProps, 'label' | 'files'> & { file: ListedFile }) {
  const { name, detail, note, status, percent = 0, message } = file;
  const messageId = useId();

  return (
    <li className={css['file']}>
      <div className={css['line']}>
        <div className={css['info']}>
          {file.picture && <Thumbnail name={readableFileName(name)} picture={file.picture} />}
          <Icon name={iconOf(file)} />
          <div className={css['text']}>
            <FileName name={name} />
            <span className={css['detail']}>
              {detail ?? (status === 'uploading' ? `${Math.round(percent)}%` : null)}
            </span>
            {note !== undefined && status !== 'failed' && (
              <span className={css['detail']}>{note}</span>
            )}
          </div>
        </div>
        <div className={css['actions']}>
          {status === 'failed' && file.canRetry && (
            <Action label="Try again" file={file} act={on.onRetry} />
          )}
          {/* Keys make these two different buttons, so the focus on "Cancel" doesn't move to "Remove". */}
          {status === 'uploading' ? (
            <Action key="cancel" label="Cancel" file={file} act={on.onCancel} />
          ) : (
            <Action key="remove" label="Remove" file={file} act={on.onRemove} />
          )}
        </div>
      </div>
      {status === 'uploading' && (
        <progress
          className={css['bar']}
          value={percent}
          max={100}
          aria-label={`Uploading ${readableFileName(name)}`}
        />
      )}
      {message !== undefined && (
        <p className={css['message']} id={messageId}>
          {message}
        </p>
      )}
      {file.extra?.(messageId)}
    </li>
  );
}

/**
 * Files that are uploading, uploaded or rejected (F-11).
 * - Every action names its file.
 * - An error is next to its file, with an icon and in words, and is announced. Progress is announced at 0, 50 and 100
 *   (AX-34).
 */
export function FileList({ label, files, ...on }: FileListProps) {
  useFileAnnouncements(files);
  return files.length === 0 ? null : (
    <ul className={css['files']} role="list" aria-label={label}>
      {files.map((file) => (
        <Item key={file.id} file={file} {...on} />
      ))}
    </ul>
  );
}
