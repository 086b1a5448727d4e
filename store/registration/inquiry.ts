interface Inquiry {
  isInquiry: boolean;
  wholesaleBrokerNmls: string | null;
}

/** Whether a loan officer finishes it (MODAL-INQ-1, ACCESS-16). False if the broker is exempt (MODAL-ACTIVE-1). */
export const isOriginatorInquiry = (
  { isInquiry, wholesaleBrokerNmls }: Readonly<Inquiry>,
  exemptBrokerNmls: readonly string[],
): boolean => isInquiry && !exemptBrokerNmls.includes(wholesaleBrokerNmls ?? '');
