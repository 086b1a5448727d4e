/** States in which an attorney first reviews the deed (sample list of 8.2). */
export const attorneyStates = new Set(['CT', 'DE', 'GA', 'MA', 'SC', 'WV']);

/** Invented (12.9). */
const people = [
  { name: 'Ellen Marbeck', commission: 'Commission 2024-RE-118204' },
  { name: 'Omar Tiller', commission: 'Commission 2023-RE-096611' },
  { name: 'Sofia Wexley', commission: 'Commission 2025-RE-140077' },
] as const;

/** Returns a notary by the hour of a time. */
export const notaryAt = (hour: number) => people[hour % people.length] ?? people[0];

export const idRules = [
  'a driver license or state ID card, a US passport, or a permanent resident card',
  'unexpired, with photo and signature, in the name on your application',
];
