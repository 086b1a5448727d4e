import { randomBytes } from 'node:crypto';

import { mainCodeOf } from '#server/host/brands.ts';
import { NO_ORGANISATION, type Organisation } from '#store/org/organisation.ts';

import { textChoices, type TextConsents } from './data/consents.ts';
import { lenderOf, type Lender } from './data/lenders.ts';
import { createCookies } from './http/cookies.ts';
import { createFaults } from './http/faults.ts';
import { createIdempotency } from './http/idempotency.ts';
import { createLimits } from './http/limits.ts';
import { createRecord } from './http/record.ts';
import { createApplications } from './storage/applications.ts';
import { createBearers } from './storage/bearers.ts';
import { createBroker } from './storage/broker.ts';
import { openDatabase, type Records } from './storage/database.ts';
import { createIdentities } from './storage/identities.ts';
import { createOutbox } from './storage/outbox.ts';
import { createHasher } from './storage/passwords.ts';
import { createSettings } from './storage/settings.ts';
import { createUploads } from './storage/uploads.ts';

export interface SandboxOptions {
  /** The brands as they were read from public/brands, by code. */
  readonly brands: ReadonlyMap<string, Organisation>;
  /** Where the data lies; `:memory:` for a test. */
  readonly dataFile: string;
  /** Divides the lender's own waiting times (SANDBOX_SPEED). */
  readonly speed: number;
  readonly now?: () => number;
  /** What a guess at a password costs at most, as scrypt's N; the least there is for a test. */
  readonly passwordCost?: number;
  /** How browsers reach the pages, where a load balancer ends TLS; left out, as the request came. */
  readonly publicProtocol?: 'http' | 'https';
  /** The style of a brand, for the pages that stand in for the main site. */
  readonly styleOf: (brand: Organisation) => string;
}

/** Somebody who waits until the lender comes to their state. */
export interface WaitlistPlace {
  readonly email: string;
  readonly state: string;
}

/** Everything that the lender has and knows. */
export type World = ReturnType<typeof createWorld>;

/** Signs bearers and keys; kept, so that a restart signs nobody out. */
function secretOf(secrets: Records<string>): string {
  const kept = secrets.get('signing');
  if (kept) return kept;
  const made = randomBytes(32).toString('hex');
  secrets.put('signing', made);
  return made;
}

export function createWorld(options: SandboxOptions) {
  const { brands, dataFile, speed, now = Date.now, passwordCost, styleOf } = options;
  const isHttps = (address: string) =>
    options.publicProtocol === 'https' || new URL(address).protocol === 'https:';
  const database = openDatabase(dataFile);
  const secrets = database.records<string>('secret');
  const secret = secretOf(secrets);
  const lenders = new Map([...brands].map(([code, brand]) => [code, lenderOf(brand)]));
  const main = lenders.get(mainCodeOf(brands));
  if (!main) throw new Error(NO_ORGANISATION);

  const record = createRecord(now);
  const faults = createFaults();
  const limits = createLimits(now);

  return {
    now,
    speed,
    database,
    styleOf,
    lenders: lenders as ReadonlyMap<string, Lender>,
    main,
    lender: (code: string): Lender => lenders.get(code) ?? main,
    identities: createIdentities(database, now),
    applications: createApplications(database),
    broker: createBroker(database),
    uploads: createUploads(database),
    outbox: createOutbox(database, now),
    settings: createSettings(database),
    bearers: createBearers(secret, now),
    once: createIdempotency(database, secret, now),
    limits,
    record,
    faults,
    ...createHasher(passwordCost),
    /** The cookies of the pages that are reached like this address. */
    cookiesAt: (address: string) => createCookies(isHttps(address)),
    /** Which text messages somebody agreed to. */
    textChoices: (identityUuid: string) =>
      textChoices(database.records<TextConsents>('smsConsents').get(identityUuid)),
    waitlistPlace: (id: string | null) =>
      id === null ? null : database.records<WaitlistPlace>('waitlist').get(id),
    /** Forgets everything, who is signed in included. */
    forget(): void {
      database.empty();
      secrets.put('signing', secret);
      record.clear();
      faults.replace([]);
      limits.clear();
    },
    /** Signs what must be compared later and not be read back. */
    secret,
  };
}
