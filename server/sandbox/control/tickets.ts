import { randomBytes } from 'node:crypto';
import * as v from 'valibot';

import { Refusal, notFound } from '#server/sandbox/refusal.ts';
import type { ApplicationFile } from '#server/sandbox/lender/application/application.ts';
import { pathOf, visitorOf } from '#server/sandbox/mainSite/visitor.ts';
import type { World } from '#server/sandbox/world.ts';
import { orderOf } from '#server/sandbox/plainObject.ts';

/** A ticket that a browser shows at `loginUrl` to be signed in. */
export interface Ticket {
  readonly identityUuid: string;
  readonly applicationUuid: string | null;
}

/** The body of POST /sandbox/tickets. */
export const TicketRequest = v.pipe(
  orderOf({
    email: v.exactOptional(v.string()),
    /** One of theirs, to be opened. */
    applicationUuid: v.optional(v.nullable(v.string()), null),
  }),
  v.forward(
    v.check(
      ({ email, applicationUuid }) => email !== undefined || applicationUuid !== null,
      'is needed where no application is given',
    ),
    ['email'],
  ),
);

/** The application of an id; the order for one that there is not is refused. */
export function knownFile({ applications }: World, uuid: string): ApplicationFile {
  const file = applications.get(uuid);
  if (file) return file;
  throw notFound('There is no such application.');
}

const isOf = ({ identityUuid, signers }: ApplicationFile, uuid: string) =>
  [identityUuid, ...signers.map((signer) => signer.identityUuid)].includes(uuid);

/** A ticket for somebody, leading to an application of theirs, else to the newest; the address that takes it. */
export function makeTicket(
  world: World,
  identityUuid: string,
  wanted: string | null = null,
): string {
  const id = randomBytes(18).toString('base64url');
  const newest = world.applications.ofIdentity(identityUuid).at(-1)?.uuid ?? null;
  const applicationUuid = wanted ?? newest;
  world.database.records<Ticket>('ticket').put(id, { identityUuid, applicationUuid });
  return `/sandbox/login/${id}`;
}

/** A ticket as it is ordered: for whom an e-mail names, else for whose the application is. */
export function orderedTicket(
  world: World,
  { email, applicationUuid }: v.InferOutput<typeof TicketRequest>,
): string {
  const file = applicationUuid === null ? null : knownFile(world, applicationUuid);
  const { identities } = world;
  const identity =
    email === undefined ? identities.byUuid(file?.identityUuid ?? '') : identities.byEmail(email);
  if (!identity) throw notFound('There is no such person.');
  if (file && !isOf(file, identity.uuid))
    throw new Refusal(400, {
      message: 'This is an application of somebody else.',
      field: 'applicationUuid',
    });
  return makeTicket(world, identity.uuid, file?.uuid);
}

/** Where a ticket leads by itself: to the application, under its own brand. */
export function homeOf(world: World, { applicationUuid }: Ticket, request: Request): string {
  const file = applicationUuid === null ? null : world.applications.get(applicationUuid);
  if (!file) return '/dashboard';
  const visitor = { ...visitorOf(world, request), lender: world.lender(file.org) };
  return pathOf(`/account/heloc/${file.uuid}`, visitor);
}
