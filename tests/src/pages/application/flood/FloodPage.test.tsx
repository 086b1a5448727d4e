import { screen } from '@testing-library/react';

import { openPageAt } from '#tests/support/render/lenderKnows.tsx';
import { floodProofSubmitted } from '#store/application/flood/actions.ts';
import type { FloodCheck } from '#store/application/flood/flood.ts';
import { fileAdded, uploadSent } from '#store/application/uploads/slice.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';

const waiting = aStatus('GEN_CLOSING_DISCLOSURE', { waitingOnFloodCert: true });
const inZone: FloodCheck = { isInFloodZone: true, zone: 'AE', proofSentAt: null };
const file = { id: 'file-1', fileName: 'policy.pdf', sizeBytes: 10 };

const open = (floodCheck: FloodCheck | null) =>
  openPageAt({ at: 'error/flood-cert', status: waiting }, { floodCheck });

const press = (name: string) => screen.getByRole('button', { name });
const notice = 'Notice of special flood hazards';

it('STATUS-11: shows only the wait outside a flood zone', async () => {
  await open({ isInFloodZone: false, zone: null, proofSentAt: null });

  expect(
    screen.getByText("We're preparing your closing documents and waiting for your flood check."),
  ).toBeVisible();
  expect(press('Refresh')).toBeVisible();
  expect(screen.queryByText(notice)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});

it('T-36: shows the notice and asks for the policy in a flood zone', async () => {
  const { user, dispatch, actionsOf } = await open(inZone);
  expect(
    screen.getByText(
      'The home is in a flood zone. You need flood insurance before we can fund. Here is the notice and what to send.',
    ),
  ).toBeVisible();
  expect(screen.getByText(notice)).toBeVisible();
  expect(screen.getByText('I need a policy')).toBeVisible();

  await user.click(press('Send'));
  expect(actionsOf(floodProofSubmitted)).toHaveLength(0);
  await user.click(screen.getByRole('checkbox', { name: 'I received this notice' }));
  dispatch(
    fileAdded({ ...file, group: 'floodPolicy', applicationUuid: UUID }),
    uploadSent({ id: 'file-1', documentUuid: 'document-1', quality: null }),
  );
  await user.click(press('Send'));

  expect(actionsOf(floodProofSubmitted)).toHaveLength(1);
});

it('says that a policy that was sent is being checked', async () => {
  await open({ ...inZone, proofSentAt: '2026-11-21T15:00:00.000Z' });

  expect(screen.getByText('We have your policy')).toBeVisible();
  expect(screen.getByText("You sent it on November 21, 2026. We're checking it.")).toBeVisible();
  expect(screen.queryByText(notice)).toBeNull();
});
