import { readBrand } from '#sagas/api/contract/brand.ts';
import { NO_ORGANISATION, type Organisation } from '#store/org/organisation.ts';

import { isPaintedPage, type PaintedPage } from './paintedPlace.ts';

/** What the host wrote into the page, beside the organisation. */
export interface PageData {
  readonly organisation: Organisation;
  readonly appVersion: string;
  /** There is a sandbox behind this page: developers may open the store. */
  readonly isSandbox: boolean;
  /** What was painted at build time. */
  readonly page: PaintedPage;
}

const ORGANISATION_ID = 'homeline-organisation';

/** Reads the page's organisation (BRAND-04); throws the specified error without one (MSG-ORG-1). */
export function readPageData(document: Document): PageData {
  const element = document.getElementById(ORGANISATION_ID);
  const text = element?.textContent;
  if (!element || !text) throw new Error(NO_ORGANISATION);
  const brand = readBrand(JSON.parse(text), 'the page');
  if (!brand.isSound) throw new Error(NO_ORGANISATION);
  const { page } = element.dataset;
  return {
    organisation: brand.organisation,
    appVersion: element.dataset['version'] ?? '',
    isSandbox: element.dataset['sandbox'] === 'true',
    page: isPaintedPage(page) ? page : 'shell',
  };
}
