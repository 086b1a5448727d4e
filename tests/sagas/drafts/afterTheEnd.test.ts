import { watchDraftEnds } from '#sagas/drafts/draftEnds.ts';
import { watchRegistrationDraft } from '#sagas/drafts/registrationDraft.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { selectChain } from '#store/registration/flow.ts';
import { routingRequested } from '#store/application/core/slice.ts';
import { emptyDraft } from '#store/registration/questions.ts';
import { incomeSubmitted } from '#store/registration/answers.ts';
import { startSubmit, UUID } from '#tests/support/sagas/startSubmit.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

/** Starts with a borrower who applied, and whose application the lender then reports as over. */
async function applied() {
  const lender = startSubmit({ sagas: [watchRegistrationDraft, watchDraftEnds] });
  await lender.press();
  return lender;
}

/** Returns the wire format of an application that is over. */
const over = (checklistStatus: string, uuid = UUID) => ({ uuid, checklistStatus });

it.each(['CANCELLED', 'COMPLETE'])(
  'F-15 leaves an empty registration after an application that is %s',
  async (status) => {
    const { api, ports, store } = await applied();
    expect(ports.session.read(storageKeys.draft)).not.toBeNull();
    api.answer('readStatus', [over(status)]);

    store.dispatch(routingRequested({ uuid: UUID, from: 'productSelect' }));
    await pass(5_000);

    expect(ports.page.left).toEqual(['/']);
    expect(selectChain(store.getState())).toMatchObject({ status: 'idle', applicationUuid: null });
    expect(store.getState().registration.answers.draft).toEqual(emptyDraft);
    expect(ports.session.read(storageKeys.draft)).toBeNull();
  },
);

it('S2 keeps the answers of the current application when an older one is over', async () => {
  const older = '7d7a4f0e-5a57-4c53-9a3f-3a9d3f1f0a99';
  const { api, ports, store } = startSubmit();
  store.dispatch(incomeSubmitted({ income: 91_000, otherIncome: 0, employmentType: 'FULL_TIME' }));
  api.answer('readStatus', [over('CANCELLED', older)]);

  store.dispatch(routingRequested({ uuid: older }));
  await pass(5_000);

  expect(ports.page.left).toEqual(['/']);
  expect(store.getState().registration.answers.draft.income).toMatchObject({ income: 91_000 });
});
