/** Our choice: these reasons, because F-15 names none. */
export const withdrawalReasons = [
  { value: 'TERMS', label: 'The terms are not right for me' },
  { value: 'OTHER_LENDER', label: 'I found another lender' },
  { value: 'NO_NEED', label: "I don't need the money anymore" },
  { value: 'TOO_LONG', label: 'It takes too long' },
  { value: 'OTHER', label: 'Something else' },
] as const;
