/** ENUM-VARIATION */
export const variations = ['variation', 'control'] as const;

/** FIELD-TEL-3 */
export interface Experiment {
  name: string;
  variation: (typeof variations)[number];
}

/** Our choice: the flags that the service also runs as experiments. Each is named in a decision (CALL-TEL-04). */
export const experimentNames = ['fe-heloc-redesign-2025', 'fe-heloc-leave-survey'] as const;
