import { SecretField } from '#src/ui/fields/SecretField.tsx';

interface SsnFieldProps {
  hint: string;
  /** True if the other answers were restored, so the field explains why the SSN wasn't (S2). */
  isBack: boolean;
}

/** The Social Security number, which is never stored. */
export function SsnField({ hint, isBack }: SsnFieldProps) {
  return (
    <SecretField
      name="ssn"
      label="Social Security number"
      spoken="the Social Security number"
      hint={isBack ? `${hint} We don't save this number, so please type it again.` : hint}
    />
  );
}
