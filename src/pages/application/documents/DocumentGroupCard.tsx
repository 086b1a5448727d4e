import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { Icon } from '#src/ui/text/Icon.tsx';
import { documentDownloaded, documentOpened } from '#store/application/documents/actions.ts';
import {
  documentState,
  fileNameOf,
  pagesText,
  sizeText,
  type ApplicationDocument,
} from '#store/application/documents/documents.ts';
import { selectTimeZone } from '#store/application/core/selectors.ts';
import { formatDate } from '#store/format/dates.ts';

import css from './documents.module.css';

interface DocumentGroupCardProps {
  title: string;
  documents: readonly ApplicationDocument[];
}

export function DocumentGroupCard({ title, documents }: DocumentGroupCardProps) {
  return (
    <Card title={title}>
      <ul className={css['list']} role="list">
        {documents.map((document) => (
          <li key={document.uuid} className={css['item']}>
            <Row document={document} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** "11/23/2026 · 2 pages · 12 KB" */
function useFacts({ createdAt, pages, sizeBytes }: ApplicationDocument): string {
  const zone = useAppSelector(selectTimeZone);
  return [createdAt && formatDate(createdAt, zone), pagesText(pages), sizeText(sizeBytes)]
    .filter(Boolean)
    .join(' · ');
}

function useDoneText(document: ApplicationDocument): string | null {
  const zone = useAppSelector(selectTimeZone);
  const state = documentState(document);
  if (state === null) return null;
  return document.doneAt === null ? state : `${state} on ${formatDate(document.doneAt, zone)}`;
}

function Row({ document }: { document: ApplicationDocument }) {
  const dispatch = useAppDispatch();
  const { uuid, title } = document;
  const done = useDoneText(document);
  const facts = useFacts(document);
  return (
    <>
      <div className={css['what']}>
        <bdi className={css['title']}>{title}</bdi>
        <span className={css['facts']}>{facts}</span>
        {done !== null && (
          <span className={css['done']}>
            <Icon name="check" />
            {done}
          </span>
        )}
      </div>
      <div className={css['ways']}>
        <button
          className="link-button"
          type="button"
          onClick={() => dispatch(documentOpened({ documentUuid: uuid }))}
        >
          Open <span className="visually-hidden">{title}</span>
        </button>
        <button
          className="link-button"
          type="button"
          onClick={() =>
            dispatch(documentDownloaded({ documentUuid: uuid, name: fileNameOf(document) }))
          }
        >
          Download <span className="visually-hidden">{title}</span>
        </button>
      </div>
    </>
  );
}
