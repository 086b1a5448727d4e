/** @set full */
import { openApplicant, type ApplicantVisitor } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { applicationScreens, show } from '#tests/journeys/support/applicationScreens.ts';
import { translate } from '#tests/journeys/support/translator.ts';

let host: TestHost;
let applicant: ApplicantVisitor;

beforeAll(async () => {
  host = await openTestHost();
  applicant = await openApplicant(host, { screen: 'product/select' });
});
afterAll(async () => {
  await applicant.leave();
  await host.close();
});

/** Records each removal and insertion that the browser rejects. Runs in the page. */
function noteRefusals() {
  const refusals: string[] = [];
  Object.assign(window, { refusals, print: () => undefined });
  const noted = <Given extends unknown[], Answer>(
    method: (this: Node, ...given: Given) => Answer,
  ) =>
    function note(this: Node, ...given: Given): Answer {
      try {
        return method.apply(this, given);
      } catch (error) {
        refusals.push(`${String(error)} in ${this.nodeName} ${this.textContent ?? ''}`);
        throw error;
      }
    };
  const { prototype } = Node;
  // oxlint-disable-next-line typescript/unbound-method -- called on each node above
  const { removeChild, insertBefore } = prototype;
  Object.assign(prototype, {
    removeChild: noted(removeChild),
    insertBefore: noted(insertBefore),
  });
}

/**
 * Clicks each control until it was clicked often enough or the address changes. Returns the names of the clicked
 * controls. Runs in the page.
 */
async function pressAll([pressed, most]: readonly [readonly string[], number]) {
  const names = [...pressed];
  const { pathname } = location;
  const nameOf = (control: HTMLElement & { value?: string }) =>
    [
      control.tagName,
      control.value ?? '',
      control.textContent === '' ? control.id : control.textContent,
    ].join(' ');
  const isLeft = (control: HTMLElement) =>
    names.filter((name) => name === nameOf(control)).length < most;
  for (let presses = 0; presses < 60 && location.pathname === pathname; presses += 1) {
    const controls = document.querySelectorAll<HTMLElement>(
      'main button:not([type=submit]), main input[type=radio], main input[type=checkbox], main summary, main button[type=submit]',
    );
    const next = Array.from(controls).find(isLeft);
    if (!next) break;
    names.push(nameOf(next));
    next.click();
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  }
  const { refusals } = window as unknown as { refusals: string[] };
  return { names, refusals };
}

it.each(applicationScreens)(
  'FT-51 keeps $screen working under a translator, whatever the user clicks',
  async (shown) => {
    // "Next week" shows other times on each click.
    const most = shown.screen === 'notary/schedule-manual' ? 3 : 1;
    let pressed: readonly string[] = [];
    for (let visit = 0; visit < 6; visit += 1) {
      // Uses a separate page, so whatever a click starts ends with it. The test content doesn't lead anywhere.
      const page = await applicant.page.context().newPage();
      await page.addInitScript(noteRefusals);
      await show(host, { ...applicant, page }, shown);
      await translate(page);
      await page.route('**', (route) =>
        route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
      );
      const { names, refusals } = await page.evaluate(pressAll, [pressed, most] as const);
      await page.close();
      expect(refusals).toEqual([]);
      if (names.length === pressed.length) break;
      pressed = names;
    }
  },
);
