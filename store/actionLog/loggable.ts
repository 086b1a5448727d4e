import { linkingLoggable } from '#store/application/linking/loggable.ts';
import { applicationLoggable } from '#store/application/whole/loggable.ts';
import {
  notaryLoggable,
  statusCheckLoggable,
  lenderDataLoggable,
  offerCopyLoggable,
  offersLoggable,
  uploadsLoggable,
  documentsLoggable,
} from '#store/application/whole/screensLoggable.ts';
import { chatLoggable } from '#store/chat/loggable.ts';
import { conditionsLoggable } from '#store/application/conditions/loggable.ts';
import { signerLoginLoggable } from '#store/application/signer/loginLoggable.ts';
import { experimentsLoggable, flagsLoggable } from '#store/flags/loggable.ts';
import { bannersLoggable } from '#store/banners/loggable.ts';
import { feedbackLoggable } from '#store/feedback/loggable.ts';
import { footerLoggable } from '#store/footer/loggable.ts';
import { identityLoggable } from '#store/identity/loggable.ts';
import { orgLoggable } from '#store/org/loggable.ts';
import { pendingWritesLoggable } from '#store/pendingWrites/loggable.ts';
import { chainLoggable } from '#store/registration/chain/loggable.ts';
import { lookupLoggable } from '#store/registration/address/loggable.ts';
import { registrationLoggable } from '#store/registration/loggable.ts';
import { supportLoggable } from '#store/support/loggable.ts';
import { shellLoggable } from '#store/navigation/loggable.ts';

import { pathTree, under, type AllowList, type PathNode } from '#store/redaction/paths.ts';

/** A part of the state: its path, and the prefix of its actions. */
interface LoggablePart extends AllowList {
  readonly at: string;
  readonly name: string;
}

const slice = (name: string, allowList: AllowList, at = name): LoggablePart => ({
  ...allowList,
  name,
  at,
});

const inApplication = (name: string, allowList: AllowList, key = name) =>
  slice(name, allowList, `application.${key}`);

/** Loggable values in the state and actions of each slice (decision 18). All other values count as personal. */
export const allowList: readonly LoggablePart[] = [
  slice('org', orgLoggable),
  slice('identity', identityLoggable),
  slice('flags', flagsLoggable),
  slice('experiments', experimentsLoggable, 'flags.experiments'),
  slice('registration', registrationLoggable, 'registration.answers'),
  slice('chain', chainLoggable, 'registration.chain'),
  slice('lookup', lookupLoggable, 'registration.lookup'),
  slice('pendingWrites', pendingWritesLoggable, 'registration.pendingWrites'),
  slice('pendingWrites', pendingWritesLoggable, 'application.pendingWrites'),
  slice('pendingWrites', pendingWritesLoggable, 'shell.pendingWrites'),
  slice('application', applicationLoggable),
  inApplication('lenderData', lenderDataLoggable, 'data'),
  inApplication('offers', offersLoggable),
  inApplication('offerCopy', offerCopyLoggable),
  inApplication('uploads', uploadsLoggable),
  inApplication('documents', documentsLoggable),
  inApplication('statusCheck', statusCheckLoggable),
  inApplication('linking', linkingLoggable),
  inApplication('notary', notaryLoggable),
  inApplication('conditions', conditionsLoggable),
  inApplication('signerLogin', signerLoginLoggable),
  slice('chat', chatLoggable),
  slice('shell', shellLoggable),
  slice('support', supportLoggable, 'shell.support'),
  slice('banners', bannersLoggable, 'shell.banners'),
  slice('feedback', feedbackLoggable, 'shell.feedback'),
  slice('footer', footerLoggable, 'shell.footer'),
];

export const statePaths: PathNode = pathTree(
  allowList.flatMap(({ at, state }) => under(at, state)),
);

const pathsByType = new Map<string, PathNode>(
  allowList.flatMap(({ name, actions }) =>
    Object.entries(actions).map(
      ([action, paths]) => [`${name}/${action}`, pathTree(paths)] as const,
    ),
  ),
);

/** Returns the loggable paths of an action's payload, or null if only the type may be logged. */
export const payloadPaths = (type: string): PathNode | null => pathsByType.get(type) ?? null;
