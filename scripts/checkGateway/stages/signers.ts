import * as v from 'valibot';

import {
  declineSigningRequest,
  inviteSigner,
  readInvitation,
  readSigners,
  readSigningRequest,
  reopenSigningRequest,
  requestInvitation,
  registerSigner,
  requestPasswordReset,
  resetPassword,
  saveSigner,
  startSigningRequest,
} from '#sagas/api/contract/signer.ts';
import type { Applicant, StageCheck } from '#scripts/checkGateway/applicant.ts';
import { borrower, home } from '#scripts/checkGateway/samples.ts';

const Outbox = v.array(v.object({ to: v.string(), links: v.array(v.string()) }));

/** Returns the token in the newest email to an address. Only a sandbox shows it. */
async function mailedToken({ control }: Applicant, email: string): Promise<string | null> {
  const read = v.safeParse(Outbox, await control?.('GET', '/outbox'));
  const mail = read.success ? read.output.find(({ to }) => to === email) : undefined;
  return /=([^=]+)$/.exec(mail?.links[0] ?? '')?.[1] ?? null;
}

async function registerInvited(applicant: Applicant, email: string): Promise<void> {
  const { visit, samples } = applicant;
  const token = await mailedToken(applicant, email);
  if (token === null) return;
  await visit.call(readInvitation, { path: { token } });
  const consents = [samples.consent('COMMUNICATIONS', 'T-07')];
  await visit.call(registerSigner, { body: { token, password: borrower.password, consents } });
}

async function resetOwnPassword(applicant: Applicant): Promise<void> {
  const { visit, email } = applicant;
  await visit.call(requestPasswordReset, { body: { email } });
  const token = await mailedToken(applicant, email);
  const body = { password: `${borrower.password}-2` };
  if (token !== null) await visit.call(resetPassword, { path: { token }, body });
}

/** The borrower's calls about a signer, and the signer's own. */
export const signerBranches: readonly StageCheck[] = [
  {
    status: 'CO_DEED_REQ',
    async run(applicant) {
      const { visit, path, email } = applicant;
      const [signer] = await visit.call(readSigners, { path });
      if (!signer) return;
      const at = { ...path, signerUuid: signer.uuid };
      // The invited signer may already have a login.
      const newEmail = `signer-${email}`;
      await visit.each(
        () =>
          visit.call(saveSigner, {
            path: at,
            body: { email: newEmail, phoneNumber: borrower.phoneNumber },
          }),
        () => visit.call(inviteSigner, { path: at, body: {} }),
        () => registerInvited(applicant, newEmail),
        () => visit.call(requestInvitation, { body: { email: newEmail } }),
        () => resetOwnPassword(applicant),
      );
    },
  },
  {
    status: 'CO_DEED_REQ',
    session: { role: 'signer' },
    async run({ visit, samples }) {
      await visit.call(readSigningRequest, {});
      const consents = [samples.consent('ELECTRONIC_RECORDS', 'T-08')];
      const location = { state: home.state, latitude: null, longitude: null };
      const body = { consents, phoneNumber: borrower.phoneNumber, location };
      await visit.call(startSigningRequest, { body });
      await visit.call(declineSigningRequest, { body: { reason: null } });
      await visit.call(reopenSigningRequest, { body: {} });
    },
  },
];
