/** @set full */
import { stopWaitingForLoader, openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { reads } from '#tests/journeys/support/offerScreen.ts';
import { modals, openFirst } from '#tests/journeys/support/overlays.ts';
import { expectSound } from '#tests/journeys/support/probes.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

it('AX-01 AX-03 AX-04 keeps every modal sound', async () => {
  const { page, leave, tell } = await openFirst(host);
  for (const modal of modals) {
    await tell('modalOpened', modal);
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
    await expectSound(page);
    await tell('modalClosed', { id: modal.id });
  }
  await leave();
});

it('AX-01 AX-03 AX-04 keeps toasts, quiet notes, waits and the error page sound', async () => {
  const { page, leave, tell } = await openFirst(host);
  for (const tone of ['info', 'success', 'error'])
    await tell('toastShown', {
      id: tone,
      tone,
      text: "We couldn't save your text message choice.",
      ...(tone === 'error' && { area: 'steps' }),
    });
  await page
    .getByRole('button', { name: /^Dismiss/ })
    .first()
    .waitFor();
  await tell('connectionChanged', { isOnline: false });
  await tell('storageRefused');
  await reads(page, 'You are offline.');
  await expectSound(page);
  await tell('toastDismissed', { id: 'error' });

  await stopWaitingForLoader(page);
  await tell('loaderShown');
  await page.getByRole('dialog').waitFor();
  await expectSound(page);
  await tell('loaderAdvanced', { message: 2, isSlow: true });
  await reads(page, 'You can close this page.');
  await expectSound(page);
  await tell('loaderHidden');
  await tell('processingAdvanced', { message: 0 });
  await reads(page, 'Creating your account');
  await expectSound(page);
  await tell('processingEnded');
  await tell('chunkGivenUp');
  await reads(page, 'Sorry, looks like we have hit a snag!');
  await expectSound(page);
  await leave();
});

it('AX-01 AX-03 AX-04 keeps a page sound when some of its parts fail to render', async () => {
  const { page, leave, tell } = await openFirst(host);
  await tell('modalOpened', { id: 'accountExists', reason: 'cannotStart', organizations: null });
  await tell('toastShown', { id: 'one', tone: 'info', text: { not: 'a text' } });
  await reads(page, 'This part of the page could not be shown.');
  await expectSound(page);
  await leave();
});
