import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';

import { notFound } from '#server/sandbox/refusal.ts';

import type { Database } from './database.ts';

/** Stored apart from the application, and never returned (Regulation C). */
export interface Demographics {
  readonly applicationUuid: string;
  readonly codes: Readonly<Record<string, unknown>>;
}

export function createApplications(database: Database) {
  const records = database.records<ApplicationRecord>('application');
  const demographics = database.records<Demographics>('demographics');

  return {
    get: (uuid: string) => records.get(uuid),
    ofIdentity: (identityUuid: string) => records.ownedBy(identityUuid),
    all: () => records.all(),
    create(application: ApplicationRecord): void {
      if (records.get(application.uuid) !== null) throw new Error('This application exists');
      records.put(application.uuid, application, application.identityUuid);
    },
    /** Changes the record as it is stored now, and returns it: no write is made from an older copy. */
    change(
      uuid: string,
      change: (known: ApplicationRecord) => ApplicationRecord,
    ): ApplicationRecord {
      const known = records.get(uuid);
      if (known === null) throw notFound("We couldn't find this application.");
      const changed = change(known);
      records.put(uuid, changed, changed.identityUuid);
      return changed;
    },
    nextLoanNumber: () => String(9_000_000_001 + records.all().length),
    saveDemographics(answer: Demographics): void {
      demographics.put(answer.applicationUuid, answer);
    },
  };
}
