import { randomBytes } from 'node:crypto';
import * as v from 'valibot';

import { HttpError, notFound } from '#server/sandbox/httpError.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { pathOf, visitorOf } from '#server/sandbox/mainSite/visitor.ts';
import type { World } from '#server/sandbox/world.ts';
import { strictObjectOf } from '#server/sandbox/plainObject.ts';

/** Signs in a browser through a one-time address (`loginUrl`). */
export interface Ticket {
  readonly identityUuid: string;
  readonly applicationUuid: string | null;
  readonly expiresAt: number;
}

const LIFE_MS = 60 * 60_000;

export const TicketRequest = v.pipe(
  strictObjectOf({
    email: v.exactOptional(v.string()),
    /** The user's application, or one that they sign. */
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

export function requireApplication({ applications }: World, uuid: string): ApplicationRecord {
  const application = applications.get(uuid);
  if (application) return application;
  throw notFound('There is no such application.');
}

const isOf = ({ identityUuid, signers }: ApplicationRecord, uuid: string) =>
  [identityUuid, ...signers.map((signer) => signer.identityUuid)].includes(uuid);

/** Creates a ticket for an application, by default the newest. Returns its path. */
export function createTicket(
  world: World,
  identityUuid: string,
  requested: string | null = null,
): string {
  const id = randomBytes(18).toString('base64url');
  const newest = world.applications.ofIdentity(identityUuid).at(-1)?.uuid ?? null;
  const applicationUuid = requested ?? newest;
  const expiresAt = world.now() + LIFE_MS;
  world.database.records<Ticket>('ticket').put(id, { identityUuid, applicationUuid, expiresAt });
  return `/sandbox/login/${id}`;
}

/** Creates a ticket for the email's identity, by default the borrower's. */
export function createTicketFor(
  world: World,
  { email, applicationUuid }: v.InferOutput<typeof TicketRequest>,
): string {
  const application = applicationUuid === null ? null : requireApplication(world, applicationUuid);
  const { identities } = world;
  const identity =
    email === undefined
      ? identities.byUuid(application?.identityUuid ?? '')
      : identities.byEmail(email);
  if (!identity) throw notFound('There is no such person.');
  if (application && !isOf(application, identity.uuid))
    throw new HttpError(400, {
      message: 'This application belongs to another user.',
      field: 'applicationUuid',
    });
  return createTicket(world, identity.uuid, application?.uuid);
}

/** Redeems a ticket. Refuses a used or expired one. */
export function takeTicket({ database, now }: World, id: string): Ticket {
  const tickets = database.records<Ticket>('ticket');
  const ticket = tickets.get(id);
  tickets.remove(id);
  if (ticket && now() < ticket.expiresAt) return ticket;
  throw notFound('This link is not known, was used before, or has ended.');
}

/** Returns where a ticket leads by default: to the application or, for a signer, to their next step, at its brand. */
export function homeOf(world: World, ticket: Ticket, request: Request): string {
  const { applicationUuid, identityUuid } = ticket;
  const application = applicationUuid === null ? null : world.applications.get(applicationUuid);
  if (!application) return '/dashboard';
  const visitor = { ...visitorOf(world, request), lender: world.lender(application.org) };
  const isBorrower = application.identityUuid === identityUuid;
  return pathOf(`/account/heloc/${isBorrower ? application.uuid : 'heloc-signer/resume'}`, visitor);
}
