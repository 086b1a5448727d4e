/** A banner as the public file has it (BANNER-06). */
export interface BannerItem {
  readonly uuid: string;
  readonly message: string;
  readonly apps: readonly string[];
  readonly variant: BannerVariant;
  readonly active: boolean;
  /** Null where the file does not say. */
  readonly dismissable: boolean | null;
  readonly metadata: { readonly createdAt: string | null; readonly updatedAt: string | null };
}

export const bannerVariants = ['info', 'warn'] as const; // BANNER-02

export type BannerVariant = (typeof bannerVariants)[number];

/** A banner as the page shows it (BANNER-07). */
export interface Banner {
  uuid: string;
  message: string;
  /** The message in full where it is cut (FT-85). */
  whole: string | null;
  variant: BannerVariant;
  isDismissable: boolean;
}

/** The time of each dismissal, by the banner's uuid (BANNER-08). */
export type Dismissals = Readonly<Record<string, string>>;

export const MOST_BANNERS = 2; // BANNER-03
const LONGEST_MESSAGE = 500; // FT-85

/** Milliseconds; a missing time is before all others. */
const timeOf = (moment: string | null | undefined) => {
  const time = Date.parse(moment ?? '');
  return Number.isNaN(time) ? -Infinity : time;
};

/** An info can be dismissed and a warning cannot, unless the item says otherwise. */
const isDismissable = ({ dismissable, variant }: BannerItem) => dismissable ?? variant === 'info';

const isDismissed = (item: BannerItem, dismissals: Dismissals) => {
  const { createdAt, updatedAt } = item.metadata;
  return isDismissable(item) && timeOf(dismissals[item.uuid]) > timeOf(updatedAt ?? createdAt);
};

/** Half of a pair of code units is no character. */
const cut = (message: string) =>
  `${message.slice(0, LONGEST_MESSAGE - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;

function shownOf(item: BannerItem): Banner {
  const { uuid, message, variant } = item;
  const isLong = message.length > LONGEST_MESSAGE;
  return {
    uuid,
    message: isLong ? cut(message) : message,
    whole: isLong ? message : null,
    variant,
    isDismissable: isDismissable(item),
  };
}

/** The first of each uuid (FT-85). */
export function firstOfEach(items: readonly BannerItem[]): BannerItem[] {
  const seen = new Set<string>();
  return items.filter(({ uuid }) => !seen.has(uuid) && seen.add(uuid));
}

/**
 * The banners to show: of the active ones of this app the two newest, without those that the user has
 * dismissed since their last update (BANNER-09). A dismissed one makes no room for an older one.
 */
export const chooseBanners = (
  items: readonly BannerItem[],
  app: string,
  dismissals: Dismissals,
): Banner[] =>
  items
    .filter(({ active, apps }) => active && apps.includes(app))
    .toSorted((a, b) => Math.sign(timeOf(b.metadata.createdAt) - timeOf(a.metadata.createdAt)) || 0)
    .slice(0, MOST_BANNERS)
    .filter((item) => !isDismissed(item, dismissals))
    .map(shownOf);

/** The dismissals without those of banners that were updated since (BANNER-10). */
export function currentDismissals(
  items: readonly BannerItem[],
  dismissals: Dismissals,
): Dismissals {
  const shown = new Set(
    items.filter((item) => !isDismissed(item, dismissals)).map(({ uuid }) => uuid),
  );
  return Object.fromEntries(Object.entries(dismissals).filter(([uuid]) => !shown.has(uuid)));
}
