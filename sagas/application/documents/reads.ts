import { readConsents, readDocuments } from '#sagas/api/contract/documents.ts';
import { nullOn404 } from '#sagas/control/nullOn404.ts';
import { send } from '#sagas/control/send.ts';
import type { SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import type { ApplicationDocument, DocumentList } from '#store/application/documents/documents.ts';
import { readableFileName } from '#store/text/direction.ts';

const withReadableTitle = (document: ApplicationDocument): ApplicationDocument =>
  document.group === 'UPLOADED'
    ? { ...document, title: readableFileName(document.title) }
    : document;

export function* readDocumentList(ports: Ports, uuid: string): SagaGenerator<DocumentList> {
  const path = { uuid };
  const documents = yield* send(ports, readDocuments, { path, query: {} });
  const { consents, isOnPaper } = yield* send(ports, readConsents, { path });
  return { documents: documents.map(withReadableTitle), consents, isOnPaper };
}

/** signing/intro and signing/sign: the documents to read and sign, in order. Empty if the lender has no list. */
export function* readDocumentsToSign(
  ports: Ports,
  uuid: string,
): SagaGenerator<ApplicationDocument[]> {
  const query = { group: 'signing' };
  return (yield* nullOn404(() => send(ports, readDocuments, { path: { uuid }, query }))) ?? [];
}
