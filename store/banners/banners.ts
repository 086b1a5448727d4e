/** A banner from the public file (BANNER-06). */
export interface BannerItem {
  readonly uuid: string;
  readonly message: string;
  readonly apps: readonly string[];
  readonly variant: BannerVariant;
  readonly active: boolean;
  /** Null if the file doesn't say. */
  readonly dismissable: boolean | null;
  readonly metadata: { readonly createdAt: string | null; readonly updatedAt: string | null };
}

export const bannerVariants = ['info', 'warn'] as const; // BANNER-02

export type BannerVariant = (typeof bannerVariants)[number];

/** A banner on the page (BANNER-07). */
export interface Banner {
  uuid: string;
  message: string;
  /** The full message if it was truncated (FT-85). */
  whole: string | null;
  variant: BannerVariant;
  isDismissable: boolean;
}

/** The time of each dismissal, by the banner's uuid (BANNER-08). */
export type Dismissals = Readonly<Record<string, string>>;

export const MAX_BANNERS = 2; // BANNER-03
const MAX_MESSAGE_LENGTH = 500; // FT-85

/** Milliseconds. A missing time sorts first. */
const timeOf = (moment: string | null | undefined) => {
  const time = Date.parse(moment ?? '');
  return Number.isNaN(time) ? -Infinity : time;
};

/** Users can dismiss an info but not a warning, unless the item says otherwise. */
const isDismissable = ({ dismissable, variant }: BannerItem) => dismissable ?? variant === 'info';

const isDismissed = (item: BannerItem, dismissals: Dismissals) => {
  const { createdAt, updatedAt } = item.metadata;
  return isDismissable(item) && timeOf(dismissals[item.uuid]) > timeOf(updatedAt ?? createdAt);
};

/** Half of a surrogate pair isn't a character. */
const cut = (message: string) =>
  `${message.slice(0, MAX_MESSAGE_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;

function shownOf(item: BannerItem): Banner {
  const { uuid, message, variant } = item;
  const isLong = message.length > MAX_MESSAGE_LENGTH;
  return {
    uuid,
    message: isLong ? cut(message) : message,
    whole: isLong ? message : null,
    variant,
    isDismissable: isDismissable(item),
  };
}

/** Returns the first banner of each uuid (FT-85). */
export function firstOfEach(items: readonly BannerItem[]): BannerItem[] {
  const seen = new Set<string>();
  return items.filter(({ uuid }) => !seen.has(uuid) && seen.add(uuid));
}

/**
 * Returns the two newest active banners of this app, except those dismissed since their last update
 * (BANNER-09). A dismissed banner isn't replaced by an older one.
 */
export const chooseBanners = (
  items: readonly BannerItem[],
  app: string,
  dismissals: Dismissals,
): Banner[] =>
  items
    .filter(({ active, apps }) => active && apps.includes(app))
    .toSorted((a, b) => Math.sign(timeOf(b.metadata.createdAt) - timeOf(a.metadata.createdAt)) || 0)
    .slice(0, MAX_BANNERS)
    .filter((item) => !isDismissed(item, dismissals))
    .map(shownOf);

/** Drops the dismissals of banners that were updated since (BANNER-10). */
export function currentDismissals(
  items: readonly BannerItem[],
  dismissals: Dismissals,
): Dismissals {
  const shown = new Set(
    items.filter((item) => !isDismissed(item, dismissals)).map(({ uuid }) => uuid),
  );
  return Object.fromEntries(Object.entries(dismissals).filter(([uuid]) => !shown.has(uuid)));
}
