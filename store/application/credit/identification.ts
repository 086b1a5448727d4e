import type { CreditIdentification } from '#store/application/credit/credit.ts';
import { completeAddress, homeAddressValidator, type HomeAddress } from '#store/person/address.ts';
import { supportedCharacters } from '#store/person/name.ts';
import { maxLength, textValidator, type FieldErrors } from '#store/validation.ts';
import { ssnRule } from '#store/person/ssn.ts';

/** credit/social. The SSN goes through the vault (F-10). */
export interface IdentificationForm {
  ssn: string;
  formerLastName: string;
  hasMoved: boolean;
  previousAddress: Partial<HomeAddress>;
}

type Facts = Omit<IdentificationForm, 'previousAddress'>;

export interface IdentificationErrors extends FieldErrors<Facts> {
  previousAddress?: FieldErrors<HomeAddress>;
}

const validateFacts = textValidator<Facts>({
  ssn: [ssnRule],
  formerLastName: [maxLength(200, 'Must be at most 200 characters'), supportedCharacters],
});
const validateAddress = homeAddressValidator('manual');

/** Borrowers who moved enter a complete previous address. */
export function validateIdentification(
  values: Readonly<Partial<IdentificationForm>>,
): IdentificationErrors {
  const facts = validateFacts(values);
  const address = values.hasMoved ? validateAddress(values.previousAddress ?? {}) : {};
  return Object.keys(address).length === 0 ? facts : { ...facts, previousAddress: address };
}

/** Returns the values of the last attempt, without the SSN (F-02). */
export const previousAttempt = ({
  formerLastName,
  previousAddress,
}: Readonly<Pick<CreditIdentification, 'formerLastName' | 'previousAddress'>>) => ({
  formerLastName,
  hasMoved: previousAddress && true,
  previousAddress,
});

/** The form is valid, so the address of a borrower who moved is complete. */
export const previousAddressOf = ({
  hasMoved,
  previousAddress,
}: Readonly<IdentificationForm>): HomeAddress | null =>
  hasMoved ? completeAddress(previousAddress as HomeAddress) : null;

/** Returns null before the first attempt. */
export function triesLeftText({
  triesMade,
  triesLeft,
}: Readonly<Pick<CreditIdentification, 'triesMade' | 'triesLeft'>>): string | null {
  if (triesMade === 0) return null;
  const tries = triesLeft === 1 ? '1 more try' : `${triesLeft} more tries`;
  return `We still could not find you. You have ${tries}.`;
}
