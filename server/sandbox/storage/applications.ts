import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';

import { notFound } from '#server/sandbox/httpError.ts';

import type { Database } from './database.ts';
import { emailKey } from './identities.ts';

/** Stored separately from the application, and never returned (Regulation C). */
export interface DemographicsRecord {
  readonly applicationUuid: string;
  readonly codes: Readonly<Record<string, unknown>>;
}

/** Keys that find a signer's application: link, email or login. */
export const signerKey = {
  link: (tokenHash: string) => `link ${tokenHash}`,
  email: (email: string) => `email ${emailKey(email)}`,
  login: (identityUuid: string) => `login ${identityUuid}`,
};

const keysOf = ({ signers }: Pick<ApplicationRecord, 'signers'>) =>
  new Set(
    signers.flatMap(({ email, tokenHash, identityUuid }) => [
      signerKey.email(email),
      ...(tokenHash === null ? [] : [signerKey.link(tokenHash)]),
      ...(identityUuid === null ? [] : [signerKey.login(identityUuid)]),
    ]),
  );

export function createApplications(database: Database) {
  const records = database.records<ApplicationRecord>('application');
  const signed = database.records<string>('signerKey');
  const demographics = database.records<DemographicsRecord>('demographics');

  function store(application: ApplicationRecord, known: ApplicationRecord | null): void {
    const { uuid, identityUuid } = application;
    records.put(uuid, application, identityUuid);
    const [before, after] = [keysOf(known ?? { signers: [] }), keysOf(application)];
    for (const key of before) if (!after.has(key)) signed.remove(`${key} ${uuid}`);
    for (const key of after) if (!before.has(key)) signed.put(`${key} ${uuid}`, uuid, key);
  }

  return {
    get: (uuid: string) => records.get(uuid),
    ofIdentity: (identityUuid: string) => records.ownedBy(identityUuid),
    /** Returns the applications with a signer of this key. Uses an index, because strangers ask too. */
    ofSigner: (key: string) => signed.ownedBy(key).flatMap((uuid) => records.get(uuid) ?? []),
    all: () => records.all(),
    create(application: ApplicationRecord): void {
      if (records.get(application.uuid) !== null) throw new Error('This application exists');
      store(application, null);
    },
    /** Changes the currently stored record and returns it, so no write uses an older copy. */
    change(
      uuid: string,
      change: (known: ApplicationRecord) => ApplicationRecord,
    ): ApplicationRecord {
      const known = records.get(uuid);
      if (known === null) throw notFound("We couldn't find this application.");
      const changed = change(known);
      store(changed, known);
      return changed;
    },
    nextLoanNumber: () => String(9_000_000_001 + records.count()),
    saveDemographics(answer: DemographicsRecord): void {
      demographics.put(answer.applicationUuid, answer);
    },
  };
}
