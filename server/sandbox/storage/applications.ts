import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';

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
    put(application: ApplicationRecord): void {
      records.put(application.uuid, application, application.identityUuid);
    },
    nextLoanNumber: () => String(9_000_000_001 + records.all().length),
    saveDemographics(answer: Demographics): void {
      demographics.put(answer.applicationUuid, answer);
    },
  };
}
