import { completeAddress, homeAddressValidator, type HomeAddress } from '#store/person/address.ts';
import { supportedCharacters } from '#store/person/name.ts';
import { maxLength, textValidator, type Mistakes } from '#store/validation.ts';
import type { CreditIdentification } from '#store/application/lenderData.ts';
import { ssnRule } from '#store/person/ssn.ts';

/** credit/social as it is filled in; the number goes through the vault (F-10). */
export interface IdentificationForm {
  ssn: string;
  formerLastName: string;
  hasMoved: boolean;
  previousAddress: Partial<HomeAddress>;
}

type Facts = Omit<IdentificationForm, 'previousAddress'>;

export interface IdentificationMistakes extends Mistakes<Facts> {
  previousAddress?: Mistakes<HomeAddress>;
}

const validateFacts = textValidator<Facts>({
  ssn: [ssnRule],
  formerLastName: [maxLength(200, 'Must be at most 200 characters'), supportedCharacters],
});
const validateAddress = homeAddressValidator('manual');

/** The address before is asked for, whole, only of someone who moved. */
export function validateIdentification(
  values: Readonly<Partial<IdentificationForm>>,
): IdentificationMistakes {
  const facts = validateFacts(values);
  const address = values.hasMoved ? validateAddress(values.previousAddress ?? {}) : {};
  return Object.keys(address).length === 0 ? facts : { ...facts, previousAddress: address };
}

/** What the last try was made with, but for the number (F-02). */
export const lastTried = ({
  formerLastName,
  previousAddress,
}: Readonly<Pick<CreditIdentification, 'formerLastName' | 'previousAddress'>>) => ({
  formerLastName,
  hasMoved: previousAddress && true,
  previousAddress,
});

/** The address before, of someone who moved; the form was found without mistakes, so it is whole. */
export const movedFrom = ({
  hasMoved,
  previousAddress,
}: Readonly<IdentificationForm>): HomeAddress | null =>
  hasMoved ? completeAddress(previousAddress as HomeAddress) : null;

/** After a miss: how often the bureaus can still be asked; null before the first. */
export function triesLeftWords({
  triesMade,
  triesLeft,
}: Readonly<Pick<CreditIdentification, 'triesMade' | 'triesLeft'>>): string | null {
  if (triesMade === 0) return null;
  const tries = triesLeft === 1 ? '1 more try' : `${triesLeft} more tries`;
  return `We still could not find you. You have ${tries}.`;
}
