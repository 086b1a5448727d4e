import { selectScreenId } from '#store/application/core/currentScreen.ts';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import type { RootState } from '#store/index.ts';
import { readParameters } from '#store/shell/query.ts';
import { selectLocation } from '#store/shell/selectors.ts';

/** Returns the document in the address of document/disclosures, as linked from emails and declines, or null. */
const selectLink = (state: RootState): string | null =>
  selectScreenId(state) === 'documentDisclosures'
    ? (readParameters(selectLocation(state).search).document ?? null)
    : null;

const isListed = (state: RootState, link: string): boolean | null => {
  const { documentList } = selectLenderData(state);
  return documentList.status === 'ready'
    ? documentList.value.documents.some(({ uuid }) => uuid === link)
    : null;
};

/** Returns the linked document if the loaded list contains it. */
export function selectLinkedDocument(state: RootState): string | null {
  const link = selectLink(state);
  return link !== null && isListed(state, link) === true ? link : null;
}

/** Whether the linked document is missing from the list. */
export function selectIsLinkLost(state: RootState): boolean {
  const link = selectLink(state);
  return link !== null && isListed(state, link) === false;
}
