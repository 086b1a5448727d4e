import { NO_ORGANISATION, type Organisation } from '#store/org/organisation.ts';

import { isPrerenderedPage, type PrerenderedPage } from './prerenderedLocation.ts';

/** What the host writes into the page. */
interface PageData extends GatewayData {
  readonly organisation: Organisation;
  readonly appVersion: string;
  /** Served by a sandbox: developers may inspect the store. */
  readonly isSandbox: boolean;
  readonly page: PrerenderedPage;
  /** This deployment has the screen on which support replays logs. */
  readonly hasReplay: boolean;
}

/** What a deployment sets for its gateway. */
export interface GatewayData {
  /** Null for the page's own origin (FLAG-02). */
  readonly gatewayOrigin: string | null;
  /** The header of an idempotency key (SC-09, decision 12). */
  readonly idempotencyHeader: string;
  /** The application name at the identity broker (decision 12). */
  readonly applicationName: string;
  /** The URL prefix of the address lookup (G-04); null for the contract's. */
  readonly addressLookupBase: string | null;
  /** The link of a session's replay, with `{id}` for its id (API-07); null without a replay service. */
  readonly replayLink: string | null;
  /** The URL prefix of the banners (CALL-BANNER-1); null for a deployment without banners. */
  readonly bannersBase: string | null;
  /** Where a log for support is sent (sendActionLog); empty for the call's own address, null for nowhere. */
  readonly logAddress: string | null;
}

export const ORGANISATION_ID = 'homeline-organisation';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether all parts are there; build and host write organisations that the schema has checked. */
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
 * Reads the page's organisation (BRAND-04); throws the specified error without one (MSG-ORG-1). Loads the schema only
 * for data that build and host did not write (FT-80).
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
