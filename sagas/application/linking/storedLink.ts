import * as v from 'valibot';

import { applicationScreens, type ApplicationScreenId } from '#store/application/core/screens.ts';
import { Uuid } from '#sagas/api/contract/common.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import type { Ports } from '#sagas/ports.ts';
import { isIncomeLink, type LinkType } from '#store/application/linking/linkTypes.ts';

const Screen = v.custom<ApplicationScreenId>(
  (text) => typeof text === 'string' && Object.hasOwn(applicationScreens, text),
);

const StoredLink = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    uuid: Uuid,
    session: v.string(),
    link: v.custom<LinkType>(
      (text) => typeof text === 'string' && (text === 'bank' || isIncomeLink(text)),
    ),
    screen: Screen,
    returnTo: Screen,
    /** Whether the provider led the browser back before the link is complete. */
    hasReturned: v.optional(v.boolean(), false),
  }),
);

/** The link that the browser left for. Never contains a token or a login (F-13, C-24). */
export type StoredLink = v.InferOutput<typeof StoredLink>;

export const storeLink = (
  { session }: Ports,
  link: Omit<StoredLink, 'hasReturned'> & { hasReturned?: boolean },
): void => {
  session.write(storageKeys.link, JSON.stringify(link));
};

export const readStoredLink = ({ session }: Ports): StoredLink | null => {
  const stored = v.safeParse(StoredLink, session.read(storageKeys.link));
  return stored.success ? stored.output : null;
};

export const dropStoredLink = ({ session }: Ports): void => {
  session.remove(storageKeys.link);
};
