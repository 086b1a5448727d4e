import { useId, useState } from 'react';

import { Icon } from '#src/ui/layout/Icon.tsx';
import { Spinner } from '#src/ui/feedback/Spinner.tsx';

import frame from './Modal.module.css';
import css from './ProcessingModal.module.css';
import { useDialog } from './useDialog.ts';

interface ProcessingModalProps {
  title: string;
  /** In order (LOADER-07). */
  messages: readonly string[];
  /** The index of the current message. */
  here: number;
  note?: string;
}

/**
 * The index of the message to announce: the first and the middle one. The messages take 30 seconds (LOADER-06), and a
 * loader speaks every 15 at most (AX-26).
 */
const spokenPlace = (here: number, count: number) => here - (here % Math.ceil(count / 2));

const placeOf = (index: number, here: number) =>
  index < here ? 'done' : index === here ? 'here' : 'ahead';

const placeTexts = { done: ', done', here: ', under way', ahead: '' } as const;

/**
 * The steps of a process, ticked one by one.
 * - A modal dialog named by its heading, which has the focus; it cannot be dismissed (AX-26).
 * - Each line says in words and by shape whether it is done or under way.
 * - The first message is the dialog's description, since a live region that is inserted with its text is not read;
 *   later messages are announced.
 */
export function ProcessingModal(props: ProcessingModalProps) {
  const { title, messages, here, note } = props;
  const id = useId();
  const { props: dialog, first } = useDialog({});
  const [atFirst] = useState(here);
  const spoken = spokenPlace(here, messages.length);

  return (
    <dialog
      className={`${frame['modal']} ${css['modal']}`}
      aria-labelledby={id}
      aria-describedby={`${id}-first`}
      {...dialog}
    >
      <h2 className={frame['title']} id={id} tabIndex={-1} ref={first}>
        {title}
      </h2>
      <ol className={css['list']} role="list">
        {messages.map((message, index) => {
          const place = placeOf(index, here);
          return (
            <li key={message} className={css[place]}>
              <span className={css['sign']}>
                {place === 'done' && <Icon name="check" />}
                {place === 'here' && <Spinner />}
              </span>
              <span id={index === atFirst ? `${id}-first` : undefined}>
                {message}
                <span className="visually-hidden">{placeTexts[place]}</span>
              </span>
            </li>
          );
        })}
      </ol>
      {note !== undefined && <p className={css['note']}>{note}</p>}
      <output className="visually-hidden">{spoken > atFirst ? messages[spoken] : null}</output>
    </dialog>
  );
}
