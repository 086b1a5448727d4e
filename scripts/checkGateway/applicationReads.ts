import { contract } from '#sagas/api/contract/contract.ts';
import { readDocumentContent, readDocuments } from '#sagas/api/contract/documents.ts';
import type { Endpoint } from '#sagas/api/contract/endpoint.ts';
import { readNotarySlots } from '#sagas/api/contract/notary.ts';

import type { Applicant } from './applicant.ts';
import { home } from './samples.ts';

type ApplicationRead = Endpoint<'/{uuid}', unknown, unknown, unknown>;

/**
 * A read that only needs the application. Any application must answer it, with null or an empty list if there is no
 * data yet (decision 29).
 */
export const isApplicationRead = (call: Endpoint): call is ApplicationRead =>
  call.method === 'GET' && !call.query && /^[^{]+\{uuid\}[^{]*$/.test(call.path);

async function readPaper({ visit: { call }, path }: Applicant): Promise<void> {
  const [first] = await call(readDocuments, { path, query: {} });
  if (first) await call(readDocumentContent, { path: { ...path, documentUuid: first.uuid } });
}

/** Does all reads of an application. */
export async function readWholeApplication(applicant: Applicant): Promise<void> {
  const { visit, path, samples } = applicant;
  const slots = { from: samples.day(1), to: samples.day(7), place: 'NOTARY_OFFICE' } as const;
  const calls: readonly Endpoint[] = contract;
  const reads = calls.filter(isApplicationRead);
  await visit.each(
    ...reads.map((endpoint) => () => visit.call(endpoint, { path })),
    () => readPaper(applicant),
    () => visit.call(readNotarySlots, { path, query: { ...slots, zip: home.zip } }),
  );
}
