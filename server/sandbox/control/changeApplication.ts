import * as v from 'valibot';

import { StatusName } from '#sagas/api/contract/application.ts';
import { HttpError } from '#server/sandbox/httpError.ts';
import { declineReasons } from '#server/sandbox/lender/decision/declineCause.ts';
import { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { fastForward } from '#server/sandbox/lender/application/fastForward.ts';
import { advance } from '#server/sandbox/lender/status/transition.ts';
import { declinableFor } from '#server/sandbox/lender/application/newApplication.ts';
import type { World } from '#server/sandbox/world.ts';
import { dayAt, type ZonedPlace } from '#store/geography/timeZones.ts';
import { isPlausibleBirthdate } from '#store/person/birthdate.ts';

import { requireLender } from './requireLender.ts';
import { unknownField } from './unknownField.ts';
import { deepMerge } from './deepMerge.ts';
import { parseRequest } from './parseRequest.ts';

const PatchFields = v.object({
  advance: v.optional(v.boolean(), false),
  pinned: v.optional(v.boolean()),
  status: v.optional(
    v.object({
      checklistStatus: v.optional(StatusName),
      declineReason: v.optional(v.nullable(v.picklist(declineReasons)), null),
    }),
  ),
});

const idsOf = ({ uuid, loanNumber, identityUuid, status }: ApplicationRecord) =>
  new Map([
    ['uuid', uuid],
    ['loanNumber', loanNumber],
    ['identityUuid', identityUuid],
    ['status.uuid', status.uuid],
  ]);

/** A PATCH may contain unchanged ids. */
function refuseChangedIds(before: ApplicationRecord, after: ApplicationRecord): void {
  const ids = idsOf(before);
  const [field] = [...idsOf(after)].find(([name, id]) => ids.get(name) !== id) ?? [];
  if (field !== undefined) throw new HttpError(400, { message: 'This field is read-only.', field });
}

/** Refuses a birth date in the future, but no age. */
export function refuseBirthday({ now }: World, dob: string, property: ZonedPlace): void {
  if (!isPlausibleBirthdate(dob, dayAt(now(), property)))
    throw new HttpError(400, {
      message: 'Enter a date of birth in the past.',
      field: 'profile.dob',
    });
}

function mergePatch(
  world: World,
  application: ApplicationRecord,
  change: object,
): ApplicationRecord {
  const parts = Object.fromEntries(Object.entries(change).filter(([key]) => key !== 'advance'));
  const unknown = unknownField(ApplicationRecord, parts);
  if (unknown !== null) throw new HttpError(400, { message: 'Unknown field.', field: unknown });
  const whole = parseRequest(ApplicationRecord, deepMerge({ ...application }, parts));
  refuseChangedIds(application, whole);
  refuseBirthday(world, whole.profile.dob, whole.property);
  requireLender(world, whole.org);
  return whole;
}

/**
 * Applies a PATCH (8.1): merges the fields, pins a given status, sets `pinned`, and applies the next transition for
 * `advance`.
 */
export function changeApplication(
  world: World,
  application: ApplicationRecord,
  change: object,
): ApplicationRecord {
  const patch = parseRequest(PatchFields, change);
  const lender = world.lender(application.org);
  const status = patch.status?.checklistStatus;
  const at = world.now();
  const forwarded =
    status === undefined ? application : fastForward(application, lender, { status, at });
  const reason = patch.status?.declineReason ?? null;
  const whole = mergePatch(world, declinableFor(reason, forwarded), change);
  if (patch.advance) return advance(whole, lender, at);
  return patch.pinned === undefined ? whole : { ...whole, statusSince: at };
}
