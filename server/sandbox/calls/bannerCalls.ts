import { bannerFiles, readBanners } from '#sagas/api/contract/banners.ts';
import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import type { StoredBanner } from '#server/sandbox/data/banners.ts';
import { handle, type Handler } from '#server/sandbox/http/handlers.ts';
import { notFound } from '#server/sandbox/httpError.ts';
import type { World } from '#server/sandbox/world.ts';

/** Returns an empty list until the console or a control request sets banners. */
export const currentBanners = (world: World): readonly StoredBanner[] =>
  world.settings.banners() ?? [];

/** Returns production's file. A banner without `active` counts as active. */
const published = (banners: readonly StoredBanner[]) =>
  banners.map((banner) => ({ active: true, ...banner }));

/** Returns the test variant, whose second banner has no message (12.5). */
const testVariant = (banners: readonly StoredBanner[]) =>
  published(banners).map(({ message, ...banner }, index) =>
    index === 1 ? banner : { ...banner, message },
  );

/** The public storage (CALL-BANNER-1, CALL-BANNER-2). */
export const bannerCalls = (world: World): Handler[] => [
  handle(readBanners, ({ parts }) => {
    const banners = currentBanners(world);
    // Untyped, because only the browser applies the contract's schema to this file.
    const file: unknown =
      parts.path.file === bannerFiles.test ? testVariant(banners) : published(banners);
    if (!Object.values<string>(bannerFiles).includes(parts.path.file))
      throw notFound('There is no such file.');
    return file as AnswerOf<typeof readBanners>;
  }),
];
