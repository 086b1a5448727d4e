import { useAppSelector } from '#src/hooks.ts';
import { Icon } from '#src/ui/text/Icon.tsx';
import { documentState, type ApplicationDocument } from '#store/application/documents/documents.ts';
import { selectTimeZone } from '#store/application/core/selectors.ts';
import { formatDate } from '#store/format/dates.ts';

import css from './documents.module.css';

interface SigningListProps {
  documents: readonly ApplicationDocument[];
  /** The id of the open document. */
  current: string | null;
}

export function SigningList({ documents, current }: SigningListProps) {
  const zone = useAppSelector(selectTimeZone);
  return (
    <ol className={css['signing']}>
      {documents.map((document) => {
        const { uuid, title, doneAt } = document;
        const state = documentState(document);
        const when = doneAt === null ? '' : ` on ${formatDate(doneAt, zone)}`;
        return (
          <li key={uuid} aria-current={uuid === current ? 'step' : undefined}>
            <bdi>{title}</bdi>
            {state !== null && (
              <span className={css['done']}>
                <Icon name="check" />
                {state + when}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
