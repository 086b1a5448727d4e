import { NO_ORGANISATION, type Organisation } from '#store/org/organisation.ts';

import { isPaintedPage, type PaintedPage } from './paintedPlace.ts';

/** What the host wrote into the page, beside the organisation. */
export interface PageData {
  readonly organisation: Organisation;
  readonly appVersion: string;
  /** There is a sandbox behind this page: developers may open the store. */
  readonly isSandbox: boolean;
  /** The gateway's own origin, where the calls do not go through the page's. */
  readonly gatewayOrigin: string | null;
  /** The header of a wish's key (SC-09, decision 12). */
  readonly idempotencyHeader: string;
  /** What the identity broker knows this application by (decision 12). */
  readonly applicationName: string;
  /** Where addresses are looked up, before the typed text (G-04); null: as the contract has it. */
  readonly addressLookupBase: string | null;
  /** What was painted at build time. */
  readonly page: PaintedPage;
}

const ORGANISATION_ID = 'homeline-organisation';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Build and host write organisations that the schema has checked, with every part there. */
const isWhole = (data: unknown): data is Organisation =>
  isRecord(data) &&
  typeof data['orgCode'] === 'string' &&
  ['orgMetaData', 'theme', 'wording', 'switches', 'chat', 'footer'].every((part) =>
    isRecord(data[part]),
  );

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Reads the page's organisation (BRAND-04); throws the specified error without one (MSG-ORG-1). Data that somebody else
 * wrote into the page is read by the schema, whose code the usual page does without (FT-80).
 */
export async function readPageData(document: Document): Promise<PageData> {
  const element = document.getElementById(ORGANISATION_ID);
  if (!element?.textContent) throw new Error(NO_ORGANISATION);
  const data = parsed(element.textContent);
  const { page, gateway, idempotencyHeader, applicationName, addressLookupBase } = element.dataset;
  return {
    organisation: isWhole(data) ? data : await completed(data),
    appVersion: element.dataset['version'] ?? '',
    isSandbox: element.dataset['sandbox'] === 'true',
    gatewayOrigin: gateway ?? null,
    idempotencyHeader: idempotencyHeader ?? 'Idempotency-Key',
    applicationName: applicationName ?? 'homeline',
    addressLookupBase: addressLookupBase ?? null,
    page: isPaintedPage(page) ? page : 'shell',
  };
}

async function completed(data: unknown): Promise<Organisation> {
  const { readBrand } = await import('#sagas/api/contract/brand.ts');
  const brand = readBrand(data, 'the page');
  if (!brand.isSound) throw new Error(NO_ORGANISATION);
  return brand.organisation;
}
