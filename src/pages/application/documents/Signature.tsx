import css from './Signature.module.css';

interface SignatureProps {
  /** As the borrower typed it. */
  name: string;
  /** When the borrower signed, in words. Undefined while the signature is still missing. */
  signedAt?: string | undefined;
}

export function Signature({ name, signedAt }: SignatureProps) {
  const isGiven = signedAt !== undefined;
  return (
    <p className={isGiven ? `${css['signature']} ${css['given']}` : css['signature']}>
      <span className={css['words']}>{isGiven ? 'Signed by' : "You'll sign as"}</span>{' '}
      <bdi className={css['name']}>{name}</bdi>{' '}
      {isGiven && <span className={css['words']}>{signedAt}</span>}
    </p>
  );
}
