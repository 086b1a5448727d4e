import { randomBytes } from 'node:crypto';

import { mainCodeOf } from '#server/host/brands.ts';
import { NO_ORGANISATION, type Organisation, type Theme } from '#store/org/organisation.ts';

import { createBotConversations } from './chat/botConversations.ts';
import { createConversations } from './chat/conversations.ts';
import { createNonces } from './chat/nonces.ts';
import { textChoices, type TextConsents } from './data/consents.ts';
import { lenderOf, type Lender } from './data/lenders.ts';
import { createCookies } from './http/cookies.ts';
import { createFaults } from './http/faults.ts';
import { createIdempotency } from './http/idempotency.ts';
import { createFixedWindowLimits } from '#server/rateLimits.ts';
import { createCallLog } from './http/callLog.ts';
import { createApplications } from './storage/applications.ts';
import { createBearers } from './storage/bearers.ts';
import { createBroker } from './storage/broker.ts';
import { openDatabase, type Records } from './storage/database.ts';
import { createIdentities } from './storage/identities.ts';
import { createLinks } from './storage/links.ts';
import { createOutbox } from './storage/outbox.ts';
import { createSentLogs } from './storage/sentLogs.ts';
import { createHasher } from './storage/passwords.ts';
import { createSettings } from './storage/settings.ts';
import { createUploads } from './storage/uploads.ts';

export interface SandboxOptions {
  /** By code. */
  readonly brands: ReadonlyMap<string, Organisation>;
  /** A path, or `:memory:`. */
  readonly dataFile: string;
  /** Divides the lender's waiting times (SANDBOX_SPEED). */
  readonly speed: number;
  readonly now?: () => number;
  /** The maximum cost of hashing (scrypt's N). Tests lower it. */
  readonly passwordCost?: number;
  /** How browsers reach the pages behind a load balancer that terminates TLS. Defaults to the request's protocol. */
  readonly publicProtocol?: 'http' | 'https';
  readonly styleOf: (brand: Organisation) => string;
  readonly themePreview: (theme: Theme) => object;
}

export interface WaitlistEntry {
  readonly email: string;
  readonly state: string;
}

export type World = ReturnType<typeof createWorld>;

/** Stored, so sessions survive a restart. */
function secretOf(secrets: Records<string>): string {
  const stored = secrets.get('signing');
  if (stored) return stored;
  const made = randomBytes(32).toString('hex');
  secrets.put('signing', made);
  return made;
}

function createMemory({ now, speed }: { readonly now: () => number; readonly speed: number }) {
  const callLog = createCallLog(now);
  const faults = createFaults();
  const limits = createFixedWindowLimits(now);
  const chats = createConversations(now);
  const chatbot = createBotConversations({ now, speed });
  const nonces = createNonces(now);
  return {
    parts: { callLog, faults, limits, chats, chatbot, nonces },
    forget(): void {
      callLog.clear();
      faults.replace([]);
      limits.clear();
      chats.forget();
      chatbot.clear();
      nonces.clear();
    },
  };
}

export function createWorld(options: SandboxOptions) {
  const { brands, dataFile, speed, now = Date.now, passwordCost } = options;
  const { styleOf, themePreview } = options;
  const isHttps = (address: string) =>
    options.publicProtocol === 'https' || new URL(address).protocol === 'https:';
  const database = openDatabase(dataFile);
  const secrets = database.records<string>('secret');
  const secret = secretOf(secrets);
  const lenders = new Map([...brands].map(([code, brand]) => [code, lenderOf(brand)]));
  const main = lenders.get(mainCodeOf(brands));
  if (!main) throw new Error(NO_ORGANISATION);

  const memory = createMemory({ now, speed });

  return {
    now,
    speed,
    publicProtocol: options.publicProtocol,
    database,
    styleOf,
    themePreview,
    lenders: lenders as ReadonlyMap<string, Lender>,
    brandHosts: new Set([...brands.values()].map(({ baseUrl }) => new URL(baseUrl).hostname)),
    main,
    lender: (code: string): Lender => lenders.get(code) ?? main,
    identities: createIdentities(database, now),
    applications: createApplications(database),
    broker: createBroker(database),
    links: createLinks(database, now),
    uploads: createUploads(database, now),
    outbox: createOutbox(database, now),
    sentLogs: createSentLogs(database, now),
    settings: createSettings(database),
    bearers: createBearers(secret, now),
    outcomes: createIdempotency(database, secret, now),
    ...memory.parts,
    ...createHasher(passwordCost),
    cookiesAt: (address: string) => createCookies(isHttps(address), secret),
    textChoices: (identityUuid: string) =>
      textChoices(database.records<TextConsents>('smsConsents').get(identityUuid)),
    waitlistEntry: (id: string | null) =>
      id === null ? null : database.records<WaitlistEntry>('waitlist').get(id),
    forget(): void {
      database.empty();
      secrets.put('signing', secret);
      memory.forget();
    },
    /** For HMACs of values that may be secret. */
    secret,
  };
}
