/** The lender's time, and by how much its waiting times are divided. */
export interface SimulationClock {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly speed: number;
}
