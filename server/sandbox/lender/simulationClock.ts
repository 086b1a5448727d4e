/** The lender's time, and the factor that divides its waiting times. */
export interface SimulationClock {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly speed: number;
}
