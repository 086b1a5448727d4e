/** The parts of the notary session that signers have at heloc-signer/sign, by the query's `notary`. */
export const notaryPartNames = ['session', 'schedule', 'appointment', 'error'] as const;
export type NotaryPart = (typeof notaryPartNames)[number];
