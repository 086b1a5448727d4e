/** @set full */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { nameSubmitted } from '#store/registration/answers.ts';
import { activityEnded, activityStarted } from '#store/shell/slice.ts';
import { logOnlyStore } from '#tests/support/fakes/recordingStore.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '#tests/journeys/support/accessible.ts';
import { openFirst } from '#tests/journeys/support/overlays.ts';
import { press } from '#tests/journeys/support/traces.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

function aLogFile(): string {
  const { log, dispatch } = logOnlyStore();
  dispatch(activityStarted({ id: 'screen' }));
  dispatch(nameSubmitted({ firstName: 'Dana', lastName: 'Sample' }));
  dispatch(activityEnded({ id: 'screen' }));
  const file = join(tmpdir(), 'homeline-replay-accessibility.jsonl');
  writeFileSync(file, log.text());
  return file;
}

it.each([320, 1_280])(
  'AX-01 AX-03 keeps the replay sound in a window of %d px, before and after a file is opened',
  async (width) => {
    const { page, at, leave } = await host.visit({ width });
    await page.goto(at('/account/heloc/support/replay'));
    const file = page.locator('input[type=file]');
    await file.waitFor({ state: 'attached' });
    await expectAccessible(page);
    await file.setInputFiles(aLogFile());
    await page.getByText(/states? checked\.$/).waitFor();
    await page.getByRole('button', { name: 'Step', exact: true }).click();

    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await leave();
  },
);

it('AX-01 AX-03 keeps the note that DevTools show another moment within reach on a narrow page', async () => {
  const { page, leave } = await openFirst(host, { width: 320 });
  await page.waitForFunction(() => (window.shownActions?.length ?? 0) > 0);
  await press(page, { type: 'JUMP_TO_STATE', index: 0 });
  const note = page.getByRole('complementary', { name: 'Redux DevTools' });
  await note.getByRole('button', { name: 'Back to now' }).waitFor();

  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await note.getByRole('button').press('Enter');
  await note.waitFor({ state: 'detached' });
  await leave();
});
