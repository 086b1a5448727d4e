import type { Flag } from '#server/sandbox/data/flags.ts';
import type { StoredBanner } from '#server/sandbox/data/banners.ts';
import type { DayHours } from '#store/chat/hours.ts';

import type { Database } from './database.ts';

/** PUT /sandbox/hours. Null for the lender's own hours. */
export interface HoursSetting {
  readonly chatOpen: boolean | null;
  readonly week: readonly DayHours[] | null;
}

export type FlagChanges = Readonly<Record<string, Flag>>;

const EVERYONE = '*';

export function createSettings(database: Database) {
  const flags = database.records<FlagChanges>('flags');
  const hours = database.records<HoursSetting>('hours');
  const banners = database.records<readonly StoredBanner[]>('banners');

  return {
    flags: (org: string | null): FlagChanges => flags.get(org ?? EVERYONE) ?? {},
    setFlags(org: string | null, changes: FlagChanges): void {
      flags.put(org ?? EVERYONE, changes);
    },
    hours: (): HoursSetting => hours.get('all') ?? { chatOpen: null, week: null },
    setHours(setting: HoursSetting): void {
      hours.put('all', setting);
    },
    banners: (): readonly StoredBanner[] | null => banners.get('all'),
    setBanners(list: readonly StoredBanner[]): void {
      banners.put('all', list);
    },
  };
}
