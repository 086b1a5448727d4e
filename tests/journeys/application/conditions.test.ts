/** @set full */
import { openApplicant } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import {
  answerEach,
  categories,
  choose,
  onTheList,
  refresh,
} from '#tests/journeys/support/conditions.ts';
import { button, reads } from '#tests/journeys/support/offerScreen.ts';
import { openSigner } from '#tests/journeys/support/signerScreens.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterEach(() => host.sandbox.faults([]));
afterAll(() => host.close());

it('COND-01 to COND-09 lets a borrower answer every category from the list', async () => {
  const { page, session, leave } = await openApplicant(host, {
    screen: 'conditions',
    sessionRequest: { checklistStatus: 'UNDERWRITING_REVIEW' },
  });
  await answerEach(page, categories, (categoryEnum) =>
    host.sandbox.ask(session.applicationUuid, { categoryEnum }),
  );
  await leave();
});

const FLAG = 'fe-heloc-additional-signer-conditions';

/** Opens a signer at their list, and returns a way to request items from them. */
async function openSignersList() {
  const signer = await openSigner(host, { screen: 'conditions', signer: { state: 'DOCUMENTS' } });
  const { applicationUuid: uuid } = signer.session;
  const { signers } = await host.sandbox.application<{ signers: { uuid: string }[] }>(uuid);
  const ask = (categoryEnum: string) =>
    host.sandbox.ask(uuid, { categoryEnum, signerUuid: signers[0]?.uuid });
  return { ...signer, ask };
}

it('SIGNER-05 asks a signer for nothing while the flag is off', async () => {
  await host.sandbox.flags({ [FLAG]: { enabled: false } });
  const { page, ask, leave } = await openSignersList();
  await reads(page, 'Nothing to do right now.');
  await ask('ESCALATION_REVIEW');
  await refresh(page);
  await page.reload();

  await reads(page, 'Nothing to do right now.');
  await host.sandbox.flags({ [FLAG]: { enabled: true } });
  await leave();
});

it('F-08 accepts the replacement of a document that an underwriter rejected with a comment', async () => {
  const { page, session, leave } = await openApplicant(host, {
    screen: 'review-app/uw',
    sessionRequest: {
      checklistStatus: 'UNDERWRITING_REVIEW',
      application: { status: { uwDecision: 'REVIEW' } },
    },
  });
  await host.sandbox.ask(session.applicationUuid, { categoryEnum: 'ESCALATION_REVIEW' });
  await refresh(page);
  await reads(page, 'You have 1 thing to do.');
  await page.getByRole('main').getByRole('link', { name: 'See your to-do list' }).click();
  await page.getByRole('link', { name: /^Upload Document/ }).click();
  // The connection breaks during the upload. The upload continues by itself and arrives once.
  await host.sandbox.faults([{ method: 'POST', path: '/uploads', reset: true, times: 1 }]);
  await choose(page, 'review-letter.pdf');
  await button(page, 'Send').click();
  await onTheList(page);

  const review = async (press: string, reason?: string) => {
    const underwriter = await host.visit();
    const console = underwriter.page;
    await console.goto(`${host.address}/sandbox#applications`);
    await console.getByText('To-do items (1)').first().click();
    if (reason !== undefined)
      await console
        .getByLabel(/^Why .* needs replacing/)
        .first()
        .fill(reason);
    await console.getByRole('button', { name: press }).first().click();
    await console.getByText('Done.').waitFor();
    await underwriter.leave();
  };
  await review('Reject Escalation review: review-letter.pdf', 'Page two is missing.');
  await refresh(page);
  await reads(page, 'Page two is missing.');
  await page.getByRole('link', { name: /^Upload Document/ }).click();
  await choose(page, 'review-both-pages.pdf');
  await button(page, 'Send').click();
  await onTheList(page);
  await review('Accept Escalation review: review-both-pages.pdf');
  await refresh(page);

  await reads(page, '1 accepted');
  await leave(/review-letter|Failed/);
});
