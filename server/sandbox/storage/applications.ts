import type { ApplicationFile } from '#server/sandbox/lender/application/application.ts';

import type { Database } from './database.ts';

/** A demographic answer: kept apart from the application, and never given back (Regulation C). */
export interface Demographics {
  readonly applicationUuid: string;
  readonly codes: Readonly<Record<string, unknown>>;
}

export function createApplications(database: Database) {
  const files = database.records<ApplicationFile>('application');
  const demographics = database.records<Demographics>('demographics');

  return {
    get: (uuid: string) => files.get(uuid),
    ofIdentity: (identityUuid: string) => files.ownedBy(identityUuid),
    all: () => files.all(),
    put(file: ApplicationFile): void {
      files.put(file.uuid, file, file.identityUuid);
    },
    nextLoanNumber: () => String(9_000_000_001 + files.all().length),
    keepDemographics(answer: Demographics): void {
      demographics.put(answer.applicationUuid, answer);
    },
  };
}
