import { selectScreenId } from '#store/application/core/currentScreen.ts';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import type { RootState } from '#store/index.ts';
import { readParameters } from '#store/shell/query.ts';
import { selectLocation } from '#store/shell/selectors.ts';

/** The document that the address of document/disclosures names, as a mail or a decline links to it; null without one. */
const selectLink = (state: RootState): string | null =>
  selectScreenId(state) === 'documentDisclosures'
    ? (readParameters(selectLocation(state).search).document ?? null)
    : null;

/** Null until the list is here. */
const isListed = (state: RootState, link: string): boolean | null => {
  const { documentList } = selectLenderData(state);
  return documentList.status === 'ready'
    ? documentList.value.documents.some(({ uuid }) => uuid === link)
    : null;
};

/** The linked document, once the list is here and has it. */
export function selectLinkedDocument(state: RootState): string | null {
  const link = selectLink(state);
  return link !== null && isListed(state, link) === true ? link : null;
}

/** Whether the list lacks the linked document. */
export function selectIsLinkLost(state: RootState): boolean {
  const link = selectLink(state);
  return link !== null && isListed(state, link) === false;
}
