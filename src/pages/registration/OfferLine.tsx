import { useAppSelector } from '#src/hooks.ts';
import { writtenDate } from '#store/format/isoDate.ts';
import { selectMailedOffer, selectOfferNote } from '#store/registration/selectors.ts';

const INTRODUCTION = 'Which home do you want to borrow against? See your offers today.';

/** The line below the first heading: the state of the mailed offer, or the introduction (A-09). */
export function OfferLine() {
  const offer = useAppSelector(selectMailedOffer);
  const note = useAppSelector(selectOfferNote);
  const until = offer?.respondByDate ? writtenDate(offer.respondByDate) : null;

  if (note === 'unknown') return <p>We can't find that offer code. You can continue without it.</p>;
  if (note === 'expired')
    return <p>This offer ended{until && ` on ${until}`}. You can still apply.</p>;
  if (offer === null) return <p>{INTRODUCTION}</p>;
  return (
    <p>
      Welcome
      {offer.firstName !== null && (
        <>
          , <bdi>{offer.firstName}</bdi>
        </>
      )}
      . Your offer <bdi>{offer.offerCode}</bdi> is good
      {until === null ? '' : ` until ${until}`}.
    </p>
  );
}
