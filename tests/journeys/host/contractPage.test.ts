/** @set full */
import { aBorrower, answerTheRest, mouseSteps } from '#scripts/driver/borrower.ts';
import { questionPath, registrationQuestions } from '#scripts/driver/questions.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { contract } from '#sagas/api/contract/contract.ts';
import { firstDay } from '#server/sandbox/contractPage/firstDay.ts';
import { openApiDocument } from '#server/sandbox/openapi/document.ts';
import { expectOneApplication } from '#tests/journeys/support/lastStep.ts';
import { expectNoSidewaysScrolling } from '#tests/journeys/support/accessible.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterEach(() => host.sandbox.faults([]));
afterAll(() => host.close());

it.each([1280, 390])(
  'SC-01 opens the call that the address names, at %i px and under the policy of the page',
  async (width) => {
    const { page, at, leave } = await host.visit({ width });

    await page.goto(at('/sandbox/contract#readOffers'));
    await page.getByText('The offers that an application has').waitFor();
    await page.locator('#operations-offers-readOffers').getByText('"originationFee"').waitFor();
    await expectNoSidewaysScrolling(page);

    await page.goto(at('/sandbox/contract#quoteOffer'));
    await page.locator('#operations-offers-quoteOffer').getByText('"quoteId"').waitFor();
    await leave();
  },
);

it('leads to the offers with a gateway that only answers the calls of the first day', async () => {
  const known = new Set(firstDay(openApiDocument()).map(({ call }) => call));
  const unknown = contract.filter(({ name }) => !known.has(name));
  await host.sandbox.faults(
    unknown.map(({ method, path }) => ({
      method,
      path: `^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`,
      status: 404,
    })),
  );
  const { page, at, leave } = await host.visit();
  const borrower = aBorrower();

  await page.goto(at(questionPath(registrationQuestions.address, 'register-v2')));
  await mouseSteps.address(page, borrower);
  await answerTheRest(page, borrower);
  await mouseSteps.password(page, borrower);
  await expectOneApplication(page);
  await leave();
});
