import { slugOf } from '#server/host/brands.ts';
import { changeApplication } from '#server/sandbox/control/changeApplication.ts';
import { makeIdentity } from '#server/sandbox/control/makeIdentity.ts';
import { makeApplication } from '#server/sandbox/control/sessions.ts';
import { defaultProfile } from '#server/sandbox/control/sessionRequest.ts';
import { createTicket } from '#server/sandbox/control/tickets.ts';
import type { Lender } from '#server/sandbox/data/lenders.ts';
import { AFFILIATE, affiliatePrefill, offerCodes } from '#server/sandbox/data/prefills.ts';
import { saveApplication } from '#server/sandbox/lender/application/catchUp.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { conditionAt } from '#server/sandbox/lender/conditions/conditionRecord.ts';
import type { Identity } from '#server/sandbox/storage/identities.ts';
import type { World } from '#server/sandbox/world.ts';
import { applicationPath, BASE_PATH } from '#store/shell/screens.ts';
import { screenPath, type ApplicationScreenId } from '#store/application/core/screens.ts';

/** A preview screen: a visitor's with its path, or an application's with a status. */
interface PreviewScreen {
  readonly id: string;
  readonly title: string;
  readonly visitorPath?: (lender: Lender) => string;
  readonly status?: string;
  readonly screen?: ApplicationScreenId;
}

/** Prefills with a property, which open the later question directly, by state. */
const prefills: readonly (readonly [state: string, query: string])[] = [
  [affiliatePrefill.propertyAddress.state, `affiliate=${AFFILIATE}`],
  ...[...offerCodes].slice(0, 1).map(([code, { state }]) => [state, `offerCode=${code}`] as const),
];

const prefillFor = ({ licensedStates }: Lender): string => {
  const [, query = ''] = prefills.find(([state]) => licensedStates.has(state)) ?? prefills[0] ?? [];
  return query;
};

export const previewScreens: readonly PreviewScreen[] = [
  { id: 'first', title: 'The first screen', visitorPath: () => `${BASE_PATH}/register-v2` },
  {
    id: 'account',
    title: 'A later question',
    visitorPath: (lender) => `${BASE_PATH}/register/account-setup?${prefillFor(lender)}`,
  },
  { id: 'offers', title: 'Offers', status: 'OFFER_SELECTION', screen: 'productSelect' },
  { id: 'toDo', title: 'The to-do list', status: 'INCOME_VERIFICATION', screen: 'conditions' },
  { id: 'signing', title: 'Documents to sign', status: 'NOTE_SIGNING', screen: 'signingSign' },
  { id: 'decline', title: 'A decline', status: 'DECLINED', screen: 'errorDecline' },
];

const emailOf = ({ code }: Lender) => `preview-${slugOf(code)}@demo.example`;

async function borrowerOf(world: World, lender: Lender): Promise<Identity> {
  const email = emailOf(lender);
  const known = world.identities.byEmail(email);
  if (known) return known;
  const profile = { ...defaultProfile(), email };
  return (await makeIdentity(world, { role: 'borrower', org: lender.code, profile }, lender))
    .identity;
}

const asked = [
  { categoryEnum: 'ESCALATION_REVIEW', requestDocuments: ['BANK_STATEMENT'] },
  { categoryEnum: 'MISSING_PHONE_NUMBER' },
] as const;

const isAt =
  (status: string) =>
  ({ status: { checklistStatus } }: ApplicationRecord): boolean =>
    checklistStatus === status;

function applicationAt(
  world: World,
  { borrower, lender }: { readonly borrower: Identity; readonly lender: Lender },
  { status, at }: { readonly status: string; readonly at: number },
): ApplicationRecord {
  const known = world.applications.ofIdentity(borrower.uuid)[at];
  const wanted = { status: { checklistStatus: status } };
  if (!known) return makeApplication(world, borrower, lender, wanted);
  if (isAt(status)(known)) return known;
  const changed = changeApplication(world, known, wanted);
  saveApplication(world, known, changed);
  return changed;
}

/** Adds a condition for the to-do list. */
function withToDo(world: World, application: ApplicationRecord): void {
  if (application.conditions.length > 0) return;
  const conditions = asked.map((condition) => conditionAt(condition, world.now()));
  saveApplication(world, application, { ...application, conditions });
}

/** Returns the addresses of all screens of a brand, and the address that signs in the applications' borrower. */
export async function openScreens(world: World, lender: Lender) {
  const borrower = await borrowerOf(world, lender);
  const ofApplications = previewScreens.flatMap(({ id, status, screen }) =>
    status === undefined || screen === undefined ? [] : [{ id, status, screen }],
  );
  const under = (path: string) => `${path}${path.includes('?') ? '&' : '?'}org=${lender.code}`;
  const applications = ofApplications.map(({ id, status, screen }, at) => {
    const application = applicationAt(world, { borrower, lender }, { status, at });
    if (screen === 'conditions') withToDo(world, application);
    return { id, path: under(applicationPath(application.uuid, screenPath(screen))) };
  });
  const visitor = previewScreens.flatMap(({ id, visitorPath }) =>
    visitorPath === undefined ? [] : [{ id, path: under(visitorPath(lender)) }],
  );
  return { visitor, applications, login: createTicket(world, borrower.uuid) };
}
