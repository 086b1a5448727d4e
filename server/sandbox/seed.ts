import { makeApplication } from './control/sessions.ts';
import {
  DEMO_PASSWORD,
  SIGNER_PASSWORD,
  demoPeople,
  demoSigner,
  emailOf,
  homeOf,
  type DemoPerson,
} from './data/people.ts';
import type { Identity } from './storage/identities.ts';
import type { World } from './world.ts';
import { addDays } from '#store/format/isoDate.ts';
import { dayAt } from '#store/geography/timeZones.ts';

const known = new WeakMap<World, Promise<[string, string]>>();

/** Of the two passwords that everybody may know; made once in a world, for a reset must be quick. */
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

function makePerson(world: World, person: DemoPerson, passwordHash: string, place: number) {
  return world.identities.create({
    email: emailOf(person.name),
    passwordHash,
    org: person.org ?? world.main.code,
    name: nameOf(person.name),
    dob: person.dob ?? DOB,
    phoneNumber: `(555) 555-01${String(place + 10)}`,
    homeAddress: homeOf(person.home),
    isBroker: person.isBroker ?? false,
  });
}

function openedOn(world: World, { openedDaysAgo, home }: DemoPerson) {
  if (openedDaysAgo === undefined) return {};
  const today = dayAt(world.now(), homeOf(home).state);
  return { accountOpenedDate: addDays(today, -openedDaysAgo) };
}

/** The signer of a demo borrower's deed, with an account of her own. */
function linkSigner(world: World, signer: Identity, borrower: Identity): void {
  const [file] = world.applications.ofIdentity(borrower.uuid);
  if (!file) return;
  world.applications.put({
    ...file,
    signers: file.signers.map((one) => ({
      ...one,
      identityUuid: one.email === signer.email ? signer.uuid : one.identityUuid,
    })),
    status: {
      ...file.status,
      helocSigners: [{ identityUuid: signer.uuid }],
      additionalSignerVersion: 'v1',
    },
  });
}

/**
 * Nothing but the demo people of 12.7, each with an application that stands still where it shows something. Forgotten
 * and planted in one go, so that two who ask for it at once have them once.
 */
export async function seed(world: World): Promise<void> {
  const [passwordHash, signerHash] = await hashes(world);
  world.database.transaction(() => {
    world.forget();
    // In the same transaction: a first start that is killed begins anew at the next one.
    world.database.markUsable();
    for (const [place, person] of demoPeople.entries()) {
      const lender = world.lenders.get(person.org ?? world.main.code);
      if (!lender) continue;
      const identity = makePerson(world, person, passwordHash, place);
      if (person.application)
        makeApplication(world, identity, lender, {
          ...person.application,
          ...openedOn(world, person),
        });
    }
    const signer = world.identities.create({
      email: emailOf(demoSigner.name),
      passwordHash: signerHash,
      org: world.main.code,
      name: nameOf(demoSigner.name),
      profileType: 'CO_DEEDER',
    });
    const borrower = world.identities.byEmail(emailOf(demoSigner.borrower));
    if (borrower) linkSigner(world, signer, borrower);
  });
}
