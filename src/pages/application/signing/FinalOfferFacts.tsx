import { Link } from 'react-router';

import { Figures } from '#src/pages/application/offers/Figures.tsx';
import { QuoteHeadline } from '#src/pages/application/offers/QuoteHeadline.tsx';
import { useAppSelector } from '#src/hooks.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { Sentence } from '#src/ui/layout/Sentence.tsx';
import { selectAddressOf } from '#store/application/screenSelectors.ts';
import {
  comparisonRows,
  costRows,
  type ComparisonRow,
  type FinalOffer,
} from '#store/application/signing/finalOffer.ts';
import { selectMoneyText } from '#store/application/funding/moneySelectors.ts';
import { formatDeadline } from '#store/format/dates.ts';

import css from './Signing.module.css';

/** The final offer: against the chosen one, what it costs, and what the borrower can still do. */
export function FinalOfferFacts({ offer }: { offer: FinalOffer }) {
  return (
    <>
      <QuoteHeadline quote={offer.final} />
      <Card title="What you chose and what is final">
        <Comparison offer={offer} />
      </Card>
      <Card title="What it costs, and who pays">
        <Figures
          figures={costRows(offer.final).map(({ name, amount, payer }) => ({
            label: name,
            value: amount,
            note: payer,
          }))}
        />
      </Card>
      <Dates offer={offer} />
      <Notices />
    </>
  );
}

const countText = (changes: number) =>
  changes === 1 ? '1 number changed.' : `${changes} numbers changed.`;

function Comparison({ offer }: { offer: FinalOffer }) {
  const rows = comparisonRows(offer);
  const changes = rows.filter(({ reason }) => reason !== null).length;
  return (
    <>
      <p>{changes === 0 ? 'Nothing has changed since you chose it.' : countText(changes)}</p>
      <div className={css['compared']}>
        <table className={css['comparison']}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Figure</span>
              </th>
              <th scope="col">You chose</th>
              <th scope="col">Final</th>
            </tr>
          </thead>
          {rows.map((row) => (
            <ComparedFigure key={row.label} row={row} />
          ))}
        </table>
      </div>
    </>
  );
}

/** One figure, with the reason of a difference under it. */
function ComparedFigure({ row: { label, chosen, final, reason } }: { row: ComparisonRow }) {
  return (
    <tbody className={reason === null ? undefined : css['changed']}>
      <tr>
        <th scope="row">{label}</th>
        <td>{chosen ?? 'None'}</td>
        <td>{final}</td>
      </tr>
      {reason !== null && (
        <tr className={css['why']}>
          <td colSpan={3}>
            <Sentence>{reason}</Sentence>
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** The first day of a Texas home (facts §4), the right to cancel (facts §3), and the money. */
function Dates({ offer: { rescissionEndsOn, texasEarliestOn } }: { offer: FinalOffer }) {
  const when = useAppSelector(selectMoneyText);
  if (rescissionEndsOn === null && texasEarliestOn === null && when === null) return null;
  return (
    <Card title="Key dates">
      {texasEarliestOn !== null && (
        <p>A home in Texas can close on {formatDeadline(texasEarliestOn)} at the earliest.</p>
      )}
      {rescissionEndsOn !== null && (
        <p>
          After you sign, you can still cancel without a reason. If you sign everything today, you
          have until midnight of {formatDeadline(rescissionEndsOn)}.
        </p>
      )}
      {when !== null && <p>We expect to send your money {when}.</p>}
    </Card>
  );
}

function Notices() {
  const toDocuments = useAppSelector(selectAddressOf('documentDisclosures'));
  return (
    <p>
      Your credit score notice is in <Link to={toDocuments}>your documents</Link>.
    </p>
  );
}
