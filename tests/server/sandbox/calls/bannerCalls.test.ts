import { bannerFiles, readBanners } from '#sagas/api/contract/banners.ts';
import { sendCeoFeedback } from '#sagas/api/contract/feedback.ts';
import { demoBanners } from '#server/sandbox/data/banners.ts';
import { chooseBanners, type BannerItem } from '#store/banners/banners.ts';
import { aBanner } from '#tests/support/fixtures/banners.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

const lender = openLender('test');
const read = (file: string) => lender.call(readBanners, { path: { file } });

const turnOn = () => lender.control('PUT', '/sandbox/banners', demoBanners);

test('CALL-BANNER-1 has no banners until they are turned on, and then shows two of five (12.5)', async () => {
  expect((await read(bannerFiles.production)).body).toEqual([]);

  await turnOn();
  const { body } = await read(bannerFiles.production);

  expect(body).toHaveLength(5);
  expect(chooseBanners(body as BannerItem[], 'heloc', {})).toMatchObject([
    { message: 'We answer chat from 6 AM to 5 PM Pacific.', isDismissable: true },
    { message: 'Mail may be slow this week. Please upload instead.', isDismissable: false },
  ]);
});

test('CALL-BANNER-2 breaks the second banner of the test variant (12.5)', async () => {
  await turnOn();
  const { body } = await read(bannerFiles.test);

  expect(body).toHaveLength(5);
  expect((body as object[]).map((item) => 'message' in item)).toEqual([
    true,
    false,
    true,
    true,
    true,
  ]);
});

test('replaces the banners with the list of the control interface, which is active', async () => {
  const banner = aBanner({ active: undefined });
  await lender.control('PUT', '/sandbox/banners', [banner]);

  expect((await read(bannerFiles.production)).body).toEqual([aBanner()]);
  expect((await read('other.json')).status).toBe(404);
});

const feedback = {
  topic: 'IMPROVE',
  message: 'Please add a dark theme.',
  marketingConsent: true,
  pathname: '/account/heloc/register-v2',
  productType: 'HELOC',
} as const;

test.each([
  ['of the main brand', 'HOMELINE', 201],
  ['of another brand', 'LARKMERE', 404],
])(
  'CALL-FB-1 FEEDBACK-03 accepts feedback to the CEO only for the main brand: %s',
  async (_which, org, status) => {
    const { token } = await lender.session({ org });

    const answer = await lender.call(sendCeoFeedback, { body: feedback }, { token, org });

    expect(answer.status).toBe(status);
  },
);

test("CALL-FB-1 refuses a visitor's feedback", async () => {
  expect((await lender.call(sendCeoFeedback, { body: feedback })).status).toBe(401);
});
