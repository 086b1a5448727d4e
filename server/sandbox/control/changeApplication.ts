import * as v from 'valibot';

import { Refusal } from '#server/sandbox/refusal.ts';
import { declineReasons } from '#server/sandbox/lender/decision/decide.ts';
import { ApplicationFile } from '#server/sandbox/lender/application/application.ts';
import { fastForwarded } from '#server/sandbox/lender/application/fastForward.ts';
import { advanced } from '#server/sandbox/lender/status/transition.ts';
import { declinableFor } from '#server/sandbox/lender/application/newApplication.ts';
import type { World } from '#server/sandbox/world.ts';
import { dayAt } from '#store/geography/timeZones.ts';
import { isBirthday } from '#store/person/birthdate.ts';
import { merged } from '#server/sandbox/plainObject.ts';

import { knownLender } from './knownLender.ts';
import { unreadField } from './unreadField.ts';

/** What only PATCH understands, and the one part of an application it has to look at. */
const Orders = v.object({
  advance: v.optional(v.boolean(), false),
  pinned: v.optional(v.boolean()),
  status: v.optional(
    v.object({
      checklistStatus: v.optional(v.string()),
      declineReason: v.optional(v.nullable(v.picklist(declineReasons)), null),
    }),
  ),
});

/** Who an application is: never changed from outside. */
const idsOf = ({ uuid, loanNumber, identityUuid, status }: ApplicationFile) =>
  new Map([
    ['uuid', uuid],
    ['loanNumber', loanNumber],
    ['identityUuid', identityUuid],
    ['status.uuid', status.uuid],
  ]);

/** What somebody described, as a schema has it; where it is not so, they are told of each field. */
export function described<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, given, { abortPipeEarly: true });
  if (read.success) return read.output;
  throw new Refusal(
    400,
    read.issues.map((issue) => ({ message: issue.message, field: v.getDotPath(issue) ?? '' })),
  );
}

/** What was read may be sent back whole: ids that stay as they are do no harm. */
function refuseOther(before: ApplicationFile, after: ApplicationFile): void {
  const ids = idsOf(before);
  const [field] = [...idsOf(after)].find(([name, id]) => ids.get(name) !== id) ?? [];
  if (field !== undefined) throw new Refusal(400, { message: 'This is never changed.', field });
}

/** Any age may be meant, but nobody is born on a day that there is not yet. */
export function refuseBirthday({ now }: World, dob: string, state: string): void {
  if (!isBirthday(dob, dayAt(now(), state)))
    throw new Refusal(400, { message: 'Nobody is born on this day.', field: 'profile.dob' });
}

/** A partial application merged into a whole one and held against its schema. */
function withParts(world: World, file: ApplicationFile, change: object): ApplicationFile {
  const parts = Object.fromEntries(Object.entries(change).filter(([key]) => key !== 'advance'));
  const unknown = unreadField(ApplicationFile, parts);
  if (unknown !== null)
    throw new Refusal(400, { message: 'This has no place here.', field: unknown });
  const whole = described(ApplicationFile, merged({ ...file }, parts));
  refuseOther(file, whole);
  refuseBirthday(world, whole.profile.dob, whole.property.state);
  knownLender(world, whole.org);
  return whole;
}

/**
 * An application changed as PATCH says (8.1): parts are merged, a given status is pinned, `pinned` stops or frees it,
 * `advance` moves it along.
 */
export function changedFile(world: World, file: ApplicationFile, change: object): ApplicationFile {
  const orders = described(Orders, change);
  const lender = world.lender(file.org);
  const status = orders.status?.checklistStatus;
  const at = world.now();
  const placed = status === undefined ? file : fastForwarded(file, lender, { status, at });
  const reason = orders.status?.declineReason ?? null;
  const whole = withParts(world, declinableFor(reason, placed), change);
  if (orders.advance) return advanced(whole, lender, at);
  return orders.pinned === undefined ? whole : { ...whole, statusSince: at };
}
