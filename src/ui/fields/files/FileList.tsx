import { useEffect, useId, useRef, type ReactNode } from 'react';

import { useAnnounce } from '#src/ui/feedback/announce.ts';
import { Icon } from '#src/ui/layout/Icon.tsx';

import css from './FileList.module.css';
import { FileName, readableFileName } from './FileName.tsx';

export interface ListedFile {
  id: string;
  name: string;
  /** "2.1 MB", or how far it is. */
  detail?: string;
  status: 'uploading' | 'done' | 'failed';
  /** 0 to 100, while it is uploading. */
  percent?: number;
  /** What is wrong with it, or to be looked at (F-11). */
  message?: string;
  /** Whether the same file may arrive when it is sent once more. */
  canRetry?: boolean;
  /** What can be done about that: a password to enter, "Use it anyway". It is told the id of the message. */
  extra?: (messageId: string) => ReactNode;
}

interface FileListProps {
  label: string;
  files: readonly ListedFile[];
  onCancel: (id: string) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
}

/** How far a file is, in the three steps that are said aloud; null when it goes no further. */
const saidPercent = ({ status, percent = 0 }: ListedFile) =>
  status === 'failed' ? null : status === 'done' || percent >= 100 ? 100 : percent >= 50 ? 50 : 0;

/** What is said of a file: its start, its half, its end, and what went wrong (AX-34). */
function spokenOf(file: ListedFile) {
  const name = readableFileName(file.name);
  const percent = saidPercent(file);
  return {
    progress: percent === null ? null : `${name}: ${percent} percent uploaded`,
    mistake: file.message === undefined ? null : `${name}: ${file.message}`,
  };
}

/** A file that was there before its list: after a reload, or when somebody comes back to it. */
const isOld = ({ status, percent = 0 }: ListedFile) =>
  status === 'done' || (status === 'uploading' && percent > 0);

/** Long enough for files that came together to be refused together. */
const TOGETHER_MS = 250;

/** Says what becomes of files; what went wrong in one alert, as the next one would cut it short. */
function useSpoken(files: readonly ListedFile[]) {
  const announce = useAnnounce();
  const told = useRef(new Map<string, ReturnType<typeof spokenOf>>());
  const mistakes = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The live regions are the document's, and so is the clock.
  useEffect(() => {
    for (const file of files) {
      const spoken = spokenOf(file);
      const before = told.current.get(file.id) ?? (isOld(file) ? spoken : null);
      told.current.set(file.id, spoken);
      const { progress, mistake } = spoken;
      if (progress !== null && progress !== before?.progress) announce(progress);
      if (mistake !== null && mistake !== before?.mistake) mistakes.current.push(mistake);
    }
    if (mistakes.current.length === 0) return;
    timer.current ??= setTimeout(() => {
      announce(mistakes.current.join(' '), 'alert');
      mistakes.current = [];
      timer.current = undefined;
    }, TOGETHER_MS);
  }, [announce, files]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
}

interface ActionProps {
  words: string;
  file: ListedFile;
  act: (id: string) => void;
}

/** What can be done with a file; its name says with which. */
function Action({ words, file: { id, name }, act }: ActionProps) {
  return (
    <button
      className={css['action']}
      type="button"
      aria-label={`${words} ${readableFileName(name)}`}
      onClick={() => {
        act(id);
      }}
    >
      {words}
    </button>
  );
}

function Item({ file, ...on }: Omit<FileListProps, 'label' | 'files'> & { file: ListedFile }) {
  const { name, detail, status, percent = 0, message } = file;
  const messageId = useId();

  return (
    <li className={css['file']}>
      <div className={css['line']}>
        <div className={css['what']}>
          <Icon name={status === 'done' ? 'check' : status === 'failed' ? 'error' : 'file'} />
          <div className={css['words']}>
            <FileName name={name} />
            <span className={css['detail']}>
              {detail ?? (status === 'uploading' ? `${Math.round(percent)}%` : null)}
            </span>
          </div>
        </div>
        <div className={css['actions']}>
          {status === 'failed' && file.canRetry && (
            <Action words="Try again" file={file} act={on.onRetry} />
          )}
          {/* Each is a button of its own: whoever was on "Cancel" is not on "Remove" by that. */}
          {status === 'uploading' ? (
            <Action key="cancel" words="Cancel" file={file} act={on.onCancel} />
          ) : (
            <Action key="remove" words="Remove" file={file} act={on.onRemove} />
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
 * Files on their way, there, or refused (F-11).
 * - It is a list with a name; every action says which file it is about.
 * - What is wrong stands at its file, with a sign and in words, and is announced, of files refused together at once;
 *   progress is announced at 0, 50 and 100 (AX-34). What was there before is no news.
 */
export function FileList({ label, files, ...on }: FileListProps) {
  useSpoken(files);
  return files.length === 0 ? null : (
    <ul className={css['files']} role="list" aria-label={label}>
      {files.map((file) => (
        <Item key={file.id} file={file} {...on} />
      ))}
    </ul>
  );
}
