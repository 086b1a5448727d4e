import { linkingLoggable } from '#store/application/linking/loggable.ts';
import { applicationLoggable } from '#store/application/loggable.ts';
import {
  notaryLoggable,
  statusCheckLoggable,
  lenderDataLoggable,
  offerCopyLoggable,
  offersLoggable,
  uploadsLoggable,
  documentsLoggable,
} from '#store/application/screensLoggable.ts';
import { chatLoggable } from '#store/chat/loggable.ts';
import { conditionsLoggable } from '#store/conditions/loggable.ts';
import { experimentsLoggable, featuresLoggable } from '#store/features/loggable.ts';
import { bannersLoggable } from '#store/banners/loggable.ts';
import { feedbackLoggable } from '#store/feedback/loggable.ts';
import { footerLoggable } from '#store/footer/loggable.ts';
import { identityLoggable } from '#store/identity/loggable.ts';
import type { RootState } from '#store/index.ts';
import { orgLoggable } from '#store/org/loggable.ts';
import { pendingWritesLoggable } from '#store/pendingWrites/loggable.ts';
import { chainLoggable } from '#store/registration/chain/loggable.ts';
import { lookupLoggable } from '#store/registration/address/loggable.ts';
import { registrationLoggable } from '#store/registration/loggable.ts';
import { supportLoggable } from '#store/support/loggable.ts';
import { shellLoggable } from '#store/shell/loggable.ts';

import { pathTree, under, type AllowList, type PathNode } from './paths.ts';

/** The loggable values of each slice's state and actions (decision 18). All other values are personal. */
export const allowList: Readonly<Record<keyof RootState, AllowList>> = {
  org: orgLoggable,
  identity: identityLoggable,
  features: featuresLoggable,
  experiments: experimentsLoggable,
  shell: shellLoggable,
  pendingWrites: pendingWritesLoggable,
  registration: registrationLoggable,
  chain: chainLoggable,
  lookup: lookupLoggable,
  support: supportLoggable,
  application: applicationLoggable,
  lenderData: lenderDataLoggable,
  offers: offersLoggable,
  offerCopy: offerCopyLoggable,
  uploads: uploadsLoggable,
  documents: documentsLoggable,
  statusCheck: statusCheckLoggable,
  linking: linkingLoggable,
  notary: notaryLoggable,
  chat: chatLoggable,
  conditions: conditionsLoggable,
  banners: bannersLoggable,
  feedback: feedbackLoggable,
  footer: footerLoggable,
};

export const statePaths: PathNode = pathTree(
  Object.entries(allowList).flatMap(([slice, { state }]) => under(slice, state)),
);

const pathsByType = new Map<string, PathNode>(
  Object.entries(allowList).flatMap(([slice, { actions }]) =>
    Object.entries(actions).map(([name, paths]) => [`${slice}/${name}`, pathTree(paths)] as const),
  ),
);

/** The loggable paths of an action's payload; null for an action of which only the type is logged. */
export const payloadPaths = (type: string): PathNode | null => pathsByType.get(type) ?? null;
