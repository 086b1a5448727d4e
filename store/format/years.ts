/** "1 year", "15 years". */
export const formatYears = (years: number): string => (years === 1 ? '1 year' : `${years} years`);
