import { createApplication, readApplication, readStatus } from '#sagas/api/contract/application.ts';
import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import { registerIdentity } from '#sagas/api/contract/account.ts';

import { aCreateBody, type CreateWishes } from './applications.ts';
import type { Sending, TestSandbox } from './sandbox.ts';

type Status = AnswerOf<typeof readStatus>;

/** Somebody who has registered and applied. */
export interface Borrower {
  readonly sending: Sending & { readonly token: string };
  readonly path: { readonly uuid: string };
  status(): Promise<Status>;
  /** Lets time pass until the status is another one; the new status. */
  next(): Promise<string>;
  /** Lets time pass until the lender waits for somebody; every status on the way. */
  walk(): Promise<string[]>;
}

const STEP_MS = 500;
/** Longer than any wait of the happy path. */
const PATIENCE_MS = 25_000;
let count = 0;

/** Reads and changes an application as its borrower. */
export function asBorrower(
  lender: TestSandbox,
  sending: Borrower['sending'],
  uuid: string,
): Borrower {
  const path = { uuid };
  const status = async () => (await lender.call(readStatus, { path }, sending)).body;
  const next = async () => {
    const { checklistStatus } = await status();
    for (let waited = 0; waited < PATIENCE_MS; waited += STEP_MS) {
      lender.pass(STEP_MS);
      const now = await status();
      if (now.checklistStatus !== checklistStatus) return now.checklistStatus;
    }
    return 'STANDS STILL';
  };
  return {
    sending,
    path,
    status,
    next,
    async walk() {
      const passed = [(await status()).checklistStatus];
      for (let at = await next(); at !== 'STANDS STILL'; at = await next()) passed.push(at);
      return passed;
    },
  };
}

/** What a test does with the applications of a lender. */
export function applicationsAt(lender: TestSandbox) {
  const at = async (checklistStatus: string, more: object = {}): Promise<Borrower> => {
    const { token, applicationUuid } = await lender.session({ checklistStatus, ...more });
    return asBorrower(lender, { token }, applicationUuid);
  };
  const patch = (borrower: Borrower, change: object) =>
    lender.control('PATCH', `/sandbox/applications/${borrower.path.uuid}`, change);
  return {
    /** Somebody whose application is made at a status, and stays there. */
    at,
    patch,
    statusOf: async (borrower: Borrower) => (await borrower.status()).checklistStatus,
    /** The same, set free: where the status goes by itself. */
    released: async (checklistStatus: string, more: object = {}) => {
      const borrower = await at(checklistStatus, more);
      await patch(borrower, { pinned: false });
      return borrower;
    },
  };
}

/** A password that the lender takes. */
export const PASSWORD = 'Borrow!2026demo';

/** Registers somebody by their e-mail. */
export const registeringAt =
  (lender: TestSandbox) =>
  (email: string, more: object = {}, sending: Sending = {}) =>
    lender.call(
      registerIdentity,
      {
        query: { organization: sending.org ?? 'HOMELINE' },
        body: { email, password: PASSWORD, phoneNumber: '(614) 555-0142', ...more },
      },
      sending,
    );

/** Registers somebody and applies for them. */
export async function anApplicant(
  lender: TestSandbox,
  wishes: CreateWishes = {},
  org = 'HOMELINE',
): Promise<Borrower> {
  count += 1;
  const email = `applicant-${count}@demo.example`;
  const registered = await registeringAt(lender)(email, {}, { org });
  const sending = { org, token: registered.body.jwt ?? '' };
  const body = aCreateBody(wishes);
  const { state } = body.propertyRequest;
  const created = await lender.call(createApplication, { query: { state }, body }, sending);
  if (created.status !== 201) throw new Error(JSON.stringify(created.body));
  return asBorrower(lender, sending, created.body.uuid);
}

/** The application itself, as its borrower reads it. */
export const applicationOf = async (lender: TestSandbox, { path, sending }: Borrower) =>
  (await lender.call(readApplication, { path }, sending)).body;
