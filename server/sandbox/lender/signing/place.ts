import { isStateCode } from '#store/geography/states.ts';

/** South, north, west, east, in degrees. */
type Box = readonly [south: number, north: number, west: number, east: number];

/** Our choice: sample borders, generous at the coasts. */
const unitedStates: readonly Box[] = [
  [24.3, 49.4, -124.9, -66.8],
  [51, 71.6, -180, -129.9], // Alaska
  [18.8, 22.4, -160.4, -154.6], // Hawaii
  [17.6, 18.6, -67.4, -64.5], // Puerto Rico, the Virgin Islands
];

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const isInUnitedStates = ({ latitude, longitude }: Position) =>
  unitedStates.some(
    ([south, north, west, east]) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );

/** Whether a borrower may sign there. */
export const allowsSigningAt = (place: Position | { readonly state: string }): boolean =>
  'state' in place ? isStateCode(place.state) : isInUnitedStates(place);
