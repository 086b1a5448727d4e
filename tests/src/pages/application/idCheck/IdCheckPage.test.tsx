import { act, screen, within } from '@testing-library/react';

import { openPageAt } from '#tests/support/render/lenderKnows.tsx';
import { idSubmitted } from '#store/application/idCheck/actions.ts';
import type { IdCheck } from '#store/application/idCheck/idCheck.ts';
import { statusCheckRequested } from '#store/application/core/slice.ts';
import { fileAdded, uploadRemoved, uploadSent } from '#store/application/uploads/slice.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { aStatusHold } from '#tests/support/fixtures/statusHolds.ts';
import { answerCamera, giveCamera, takeCamera } from '#tests/support/render/camera.ts';

const failed: IdCheck = {
  state: 'FAILED_VERIFICATION',
  reason: 'EXPIRED',
  reasonText: 'This ID has expired. Use another.',
  triesLeft: 2,
  idType: 'STATE_ID',
  issuingState: 'OH',
};
const reviewed: IdCheck = { ...failed, state: 'PENDING_REVIEW', triesLeft: 0 };
const hold = aStatusHold({
  reason: 'ID_VERIFICATION_FAILURE',
  conditionUuids: ['condition-1'],
});

const open = (
  idCheck: IdCheck | null = null,
  status = aStatus('IDENTITY_VERIFICATION'),
  at = 'identity',
) => openPageAt({ at, status }, { idCheck });

const zone = (name: string) => screen.getByRole('group', { name });
const fileInput = (name: string) => within(zone(name)).getByLabelText('Choose file');
const aPhoto = (name: string) => new File(['x'], name);
const check = () => screen.getByRole('button', { name: 'Check my ID' });

it('STATUS-19 says what is needed, and asks for the ID first', async () => {
  const { user, actionsOf } = await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Verify your identity');
  expect(screen.getByText("You don't need a selfie.")).toBeVisible();

  await user.click(check());

  expect(screen.getByRole('link', { name: /Which ID do you have\?/ })).toBeVisible();
  expect(actionsOf(idSubmitted)).toEqual([]);
});

it('sends both sides of a license and its state', async () => {
  const { user, dispatch, actionsOf } = await open();
  await user.click(screen.getByLabelText("US Driver's License"));
  await user.selectOptions(screen.getByLabelText('Which state issued it?'), 'OH');
  await user.upload(fileInput("Front of your driver's license"), aPhoto('front.jpg'));
  dispatch(uploadSent({ id: 'front.jpg', documentUuid: 'document-1', quality: null }));

  await user.click(check());
  expect(
    screen.getByRole('link', { name: "Back of your driver's license: Add 1 more document." }),
  ).toBeVisible();
  await user.upload(fileInput("Back of your driver's license"), aPhoto('back.jpg'));
  dispatch(uploadSent({ id: 'back.jpg', documentUuid: 'document-2', quality: null }));
  await user.click(check());

  expect(actionsOf(idSubmitted)).toMatchObject([
    { payload: { idType: 'DRIVERS_LICENSE', issuingState: 'OH', conditionUuid: null } },
  ]);
});

it('asks for one photo page of a passport and for no state, and replaces the photo with a newer one', async () => {
  const { user, dispatch, actionsOf } = await open();
  await user.click(screen.getByLabelText('US Passport'));
  expect(screen.queryByLabelText('Which state issued it?')).toBeNull();
  await user.upload(fileInput('Photo page of your passport'), aPhoto('one.jpg'));
  dispatch(uploadSent({ id: 'one.jpg', documentUuid: 'document-1', quality: null }));
  await user.upload(fileInput('Photo page of your passport'), aPhoto('two.jpg'));

  expect(actionsOf(uploadRemoved)).toMatchObject([
    { payload: { id: 'one.jpg', documentUuid: 'document-1' } },
  ]);
  expect(screen.getAllByRole('listitem', { name: '' }).at(-1)).toHaveTextContent('two.jpg');
});

describe('with a camera', () => {
  beforeEach(() => {
    giveCamera('picture of the ID');
    answerCamera(() => Promise.resolve({ getTracks: () => [] } as unknown as MediaStream));
  });
  afterEach(takeCamera);

  it('leaves the dialog and opens the file input when the borrower chooses a photo instead', async () => {
    const { user } = await open();
    await user.click(screen.getByLabelText('US Passport'));
    const opened = jest.fn();
    fileInput('Photo page of your passport').addEventListener('click', opened);
    await user.click(screen.getByRole('button', { name: /^Take a photo/ }));
    await user.click(await screen.findByRole('button', { name: 'Choose a photo instead' }));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('SC-14 files the photo under its side, and puts no image into an action or the store', async () => {
    const { user, actionsOf, store } = await open();
    await user.click(screen.getByLabelText('US Passport'));
    await user.click(
      screen.getByRole('button', { name: 'Take a photo of Photo page of your passport' }),
    );
    await act(() => Promise.resolve());
    await user.click(await screen.findByRole('button', { name: 'Take photo' }));
    await user.click(screen.getByRole('button', { name: 'Use it' }));

    expect(actionsOf(fileAdded).map(({ payload }) => payload)).toEqual([
      {
        id: 'passportfront.jpg',
        group: 'identity/PASSPORTFRONT',
        fileName: 'passportfront.jpg',
        sizeBytes: 17,
        applicationUuid: UUID,
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(JSON.stringify(store.getState())).not.toContain('picture of the ID');
  });
});

it('says why a check failed and how many attempts are left, and keeps the known answers', async () => {
  await open(failed);

  expect(screen.getByText(/This ID has expired. Use another./)).toBeVisible();
  expect(screen.getByText('You have 2 tries left.')).toBeVisible();
  expect(screen.getByLabelText('US State ID Card')).toBeChecked();
  expect(screen.getByLabelText('Which state issued it?')).toHaveValue('OH');
  expect(screen.queryByRole('group', { name: /Proof of the name change/ })).toBeNull();
});

it('lets the borrower explain another name on the ID', async () => {
  await open({ ...failed, reason: 'NAME_DIFFERS', reasonText: 'The ID says Morgan Otherfield.' });

  expect(zone('Proof of the name change (optional)')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the name on your application' })).toHaveAttribute(
    'href',
    `/account/heloc/${UUID}/start/app-summary`,
  );
});

it('ENUM-IDV shows a status card while the ID is in review, and leads from the to-do item to the photos', async () => {
  const { user, actionsOf } = await open(reviewed, aStatus('IDENTITY_VERIFICATION', { hold }));
  expect(screen.getByText('Someone is checking your ID.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Check my ID' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Photograph your ID again' })).toHaveAttribute(
    'href',
    `/account/heloc/${UUID}/identity?conditionUuid=condition-1&conditionType=ID_VERIFICATION_FAILURE&conditionEnum=ID_VERIFICATION_FAILURE`,
  );

  await user.click(screen.getByRole('button', { name: 'Refresh' }));

  expect(actionsOf(statusCheckRequested)).toHaveLength(1);
});

it('COND-02 opens the form from a to-do item, and sends its id along', async () => {
  const { user, dispatch, actionsOf } = await open(
    { ...reviewed, idType: 'PASSPORT', issuingState: null },
    aStatus('IDENTITY_VERIFICATION', { hold }),
    'identity?conditionUuid=condition-1',
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Photograph your ID again');
  await user.upload(fileInput('Photo page of your passport'), aPhoto('one.jpg'));
  dispatch(uploadSent({ id: 'one.jpg', documentUuid: 'document-1', quality: null }));
  await user.click(check());

  expect(actionsOf(idSubmitted)).toMatchObject([{ payload: { conditionUuid: 'condition-1' } }]);
});
