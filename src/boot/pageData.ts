import { NO_ORGANISATION, type Organisation } from '#store/org/organisation.ts';

import { isPrerenderedPage, type PrerenderedPage } from './prerenderedLocation.ts';

interface PageData extends GatewayData {
  readonly organisation: Organisation;
  readonly appVersion: string;
  /** True on a sandbox, where developers may inspect the store. */
  readonly isSandbox: boolean;
  readonly page: PrerenderedPage;
  /** True if this deployment has the screen on which support replays logs. */
  readonly hasReplay: boolean;
}

export interface GatewayData {
  /** Null for the page's own origin (FLAG-02). */
  readonly gatewayOrigin: string | null;
  /** The name of the idempotency key's header (SC-09, decision 12). */
  readonly idempotencyHeader: string;
  /** The application's name at the identity broker (decision 12). */
  readonly applicationName: string;
  /** The URL prefix of the address lookup (G-04). Null for the contract's own prefix. */
  readonly addressLookupBase: string | null;
  /** The link to a session's replay, with `{id}` for its id (API-07). Null without a replay service. */
  readonly replayLink: string | null;
  /** The URL prefix of the banners (CALL-BANNER-1). Null if the deployment has no banners. */
  readonly bannersBase: string | null;
  /** Where to send a log for support (sendActionLog). Empty for the call's own address, null if logs aren't sent. */
  readonly logAddress: string | null;
}

export const ORGANISATION_ID = 'homeline-organisation';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Only checks that all parts are there, because the build and the host validated the organization against the schema.
 */
const isComplete = (data: unknown): data is Organisation =>
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
 * Reads the page's organization (BRAND-04), or throws the specified error (MSG-ORG-1). Loads the schema only for data
 * that the build and the host didn't write (FT-80).
 */
export async function readPageData(document: Document): Promise<PageData> {
  const element = document.getElementById(ORGANISATION_ID);
  if (!element?.textContent) throw new Error(NO_ORGANISATION);
  const data = parsed(element.textContent);
  const { page, gateway, idempotencyHeader, applicationName } = element.dataset;
  const { addressLookupBase, replayLink, bannersBase, logAddress } = element.dataset;
  return {
    organisation: isComplete(data) ? data : await validated(data),
    appVersion: element.dataset['version'] ?? '',
    isSandbox: element.dataset['sandbox'] === 'true',
    hasReplay: element.dataset['replay'] === 'on',
    gatewayOrigin: gateway ?? null,
    idempotencyHeader: idempotencyHeader ?? 'Idempotency-Key',
    applicationName: applicationName ?? 'homeline',
    addressLookupBase: addressLookupBase ?? null,
    replayLink: replayLink ?? null,
    bannersBase: bannersBase ?? null,
    logAddress: logAddress ?? null,
    page: isPrerenderedPage(page) ? page : 'shell',
  };
}

async function validated(data: unknown): Promise<Organisation> {
  const { readBrand } = await import('#sagas/api/contract/brand.ts');
  const brand = readBrand(data, 'the page');
  if (!brand.isSound) throw new Error(NO_ORGANISATION);
  return brand.organisation;
}
