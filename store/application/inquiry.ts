/** What of an application says whether it is an inquiry, and through which broker. */
interface Inquiry {
  isInquiry: boolean;
  wholesaleBrokerNmls: string | null;
}

/**
 * Whether a loan officer finishes it, and not the borrower (MODAL-INQ-1, ACCESS-16). The inquiries of some wholesale
 * brokers are applications like any other (MODAL-ACTIVE-1).
 */
export const isOriginators = (
  { isInquiry, wholesaleBrokerNmls }: Readonly<Inquiry>,
  exemptBrokerNmls: readonly string[],
): boolean => isInquiry && !exemptBrokerNmls.includes(wholesaleBrokerNmls ?? '');
