import { addDays } from '#store/format/isoDate.ts';
import { dayAt } from '#store/geography/timeZones.ts';

import { makeApplication, saveSigners } from './control/sessions.ts';
import {
  DEMO_PASSWORD,
  SIGNER_PASSWORD,
  demoPeople,
  demoSigner,
  emailOf,
  type DemoPerson,
} from './data/people.ts';
import type { ApplicationRecord } from './lender/application/applicationRecord.ts';
import { withCondition } from './lender/conditions/conditionChanges.ts';
import { conditionAt } from './lender/conditions/conditionRecord.ts';
import type { Identity } from './storage/identities.ts';
import type { World } from './world.ts';
import { wireAddressOf } from './data/addresses.ts';

const known = new WeakMap<World, Promise<[string, string]>>();

/** Hashed once, so a reset is fast. */
function hashes(world: World): Promise<[string, string]> {
  const made =
    known.get(world) ??
    Promise.all([world.hashPassword(DEMO_PASSWORD), world.hashPassword(SIGNER_PASSWORD)]);
  known.set(world, made);
  return made;
}

const DOB = '1979-06-21';

const nameOf = (name: string) => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { firstName, middleName: '', lastName, suffix: '' };
};

function makeIdentity(world: World, person: DemoPerson, passwordHash: string, index: number) {
  return world.identities.create({
    email: emailOf(person.name),
    isEmailConfirmed: true,
    passwordHash,
    org: person.org ?? world.main.code,
    name: nameOf(person.name),
    dob: person.dob ?? DOB,
    phoneNumber: `(555) 555-01${String(index + 10)}`,
    homeAddress: wireAddressOf(...person.home),
    isBroker: person.isBroker ?? false,
  });
}

function openedOn(world: World, { openedDaysAgo, home }: DemoPerson) {
  if (openedDaysAgo === undefined) return {};
  const today = dayAt(world.now(), home[1]);
  return { accountOpenedDate: addDays(today, -openedDaysAgo) };
}

const DAY_MS = 24 * 60 * 60_000;

const withConditions = (world: World, made: ApplicationRecord, { conditions = [] }: DemoPerson) =>
  conditions.reduce(
    (application, { daysAgo, ...given }) =>
      withCondition(application, conditionAt(given, world.now() - daysAgo * DAY_MS)),
    made,
  );

function linkSigner(world: World, signer: Identity, borrower: Identity): void {
  const [application] = world.applications.ofIdentity(borrower.uuid);
  if (!application) return;
  const signers = application.signers.map((one) =>
    one.email === signer.email ? { ...one, identityUuid: signer.uuid } : one,
  );
  saveSigners(world, application, signer, signers);
}

/** Replaces everything with the demo people of 12.7. One transaction, so two parallel calls seed once. */
export async function seed(world: World): Promise<void> {
  const [passwordHash, signerHash] = await hashes(world);
  world.database.transaction(() => {
    world.forget();
    // Within the transaction, so a killed start seeds again next time.
    world.database.markUsable();
    for (const [index, person] of demoPeople.entries()) {
      const lender = world.lenders.get(person.org ?? world.main.code);
      if (!lender) continue;
      const identity = makeIdentity(world, person, passwordHash, index);
      if (!person.application) continue;
      const application = makeApplication(world, identity, lender, {
        ...person.application,
        ...openedOn(world, person),
      });
      world.applications.change(application.uuid, (known) => withConditions(world, known, person));
    }
    const signer = world.identities.create({
      email: emailOf(demoSigner.name),
      isEmailConfirmed: true,
      passwordHash: signerHash,
      org: world.main.code,
      name: nameOf(demoSigner.name),
      profileType: 'CO_DEEDER',
    });
    const borrower = world.identities.byEmail(emailOf(demoSigner.borrower));
    if (borrower) linkSigner(world, signer, borrower);
  });
}
