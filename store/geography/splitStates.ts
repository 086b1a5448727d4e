/*
 * ZIP codes outside their state's main time zone, for states with two zones (49 CFR 71). Three digits match every ZIP
 * code with that prefix. Five digits take precedence.
 */
const zipsByZone: Readonly<Record<string, string>> = {
  'America/New_York':
    '32456 32457 ' +
    // Eastern Tennessee
    '374 376 377 378 379 37302 37303 37304 37307 37308 37309 37310 37311 37312 37314 37315 37316 37317 37320 37321 ' +
    '37322 37323 37325 37326 37329 37331 37332 37333 37336 37337 37338 37341 37343 37350 37351 37353 37354 37361 ' +
    '37362 37363 37364 37369 37370 37371 37373 37377 37379 37381 37384 37385 37391 37395',
  'America/Chicago':
    // The Florida panhandle, western Kentucky, the corners of Indiana, Michigan's border with Wisconsin
    '324 325 420 421 422 423 424 40111 40115 40119 40140 40143 40144 40145 40146 40152 40170 40171 40176 40178 ' +
    '42602 42629 42642 42712 42713 42715 42717 42721 42722 42726 42728 42729 42741 42742 42743 42746 42749 42753 ' +
    '42754 42759 42762 42765 42782 463 464 476 477 46531 46532 46534 47514 47515 47520 47523 47525 47531 47536 ' +
    '47537 47550 47551 47552 47556 47574 47576 47577 47579 47586 47588 47922 47943 47948 47951 47963 47977 47978 ' +
    '37723 49801 49802 49812 49815 49821 49831 49834 49845 49847 49848 49852 49858 49863 49870 49873 49874 49876 ' +
    '49877 49881 49886 49887 49892 49893 49896 49902 49903 49911 49915 49920 49927 49935 49938 49947 49959 49964 ' +
    '49968 49969',
  'America/Denver':
    // El Paso, the western plains, Nevada's border towns
    '799 885 79821 79835 79836 79837 79838 79839 79847 79849 79851 79853 577 586 693 57543 57551 57552 57553 57567 ' +
    '57574 57620 57638 58529 58533 58562 69021 69023 69027 69030 69033 69037 69041 69045 69121 69122 69125 69127 ' +
    '69128 69129 69131 69133 69134 69140 69141 69144 69145 69146 69147 69148 69149 69150 69152 69153 69154 69155 ' +
    '69156 69160 69162 69168 69190 69211 69218 69219 67733 67735 67741 67758 67761 67762 67857 67878 67879 89825 ' +
    '89883 86033 86044 86045 86053 86054 86503 86505 86507 86515 86538',
  'America/Los_Angeles': '835 838',
  'America/Boise':
    '832 833 834 836 837 83549 97901 97902 97903 97906 97908 97909 97910 97911 97913 97914 97917 97918 97920',
  'America/Adak': '99546 99547',
  // American Samoa, which shares a prefix with Hawaii
  'Pacific/Pago_Pago': '96799',
};

/** Prefixes with ZIP codes in two zones, some of them unknown here. */
const inDoubt = new Set('368 575 576 585 586 588 692 860 865'.split(' '));
const split = new Set('AK AZ FL ID IN KS KY MI ND NE NV OR SD TN TX'.split(' '));

const zones = new Map(
  Object.entries(zipsByZone).flatMap(([zone, zips]) =>
    zips.split(' ').map((zip): [string, string] => [zip, zone]),
  ),
);

/** Returns the zone of a ZIP code, or null if it is the state's main zone. */
export const splitZoneOf = (zip: string): string | null =>
  zones.get(zip) ?? zones.get(zip.slice(0, 3)) ?? null;

/** Whether we know the zone of a place for sure. */
export const isZoneCertain = (state: string | null, zip: string): boolean =>
  zones.has(zip) ||
  (/^\d{5}$/.test(zip) ? !inDoubt.has(zip.slice(0, 3)) : state !== null && !split.has(state));
