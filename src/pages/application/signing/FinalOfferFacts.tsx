import { Link } from 'react-router';

import { Figures } from '#src/pages/application/offers/Figures.tsx';
import { QuoteHeadline } from '#src/pages/application/offers/QuoteHeadline.tsx';
import { useAppSelector } from '#src/hooks.ts';
import { useIsOpen } from '#src/pages/shared/step/useStableSelector.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { Icon } from '#src/ui/text/Icon.tsx';
import { Sentence } from '#src/ui/text/Sentence.tsx';
import { selectAddressOf } from '#store/application/whole/screenSelectors.ts';
import {
  cancelUntilOf,
  comparisonRows,
  changeGroups,
  costGroups,
  type ChangeGroup,
  type ComparisonRow,
  type FinalOffer,
} from '#store/application/signing/finalOffer.ts';
import { selectMoneyText, selectSigningDay } from '#store/application/status/moneySelectors.ts';
import { formatDeadline } from '#store/format/dates.ts';

import css from './Signing.module.css';

export function FinalOfferFacts({ offer }: { offer: FinalOffer }) {
  const rows = comparisonRows(offer);
  return (
    <>
      {offer.chosen !== null && <Changes groups={changeGroups(rows)} />}
      <QuoteHeadline quote={offer.final} />
      <Part title="You get" rows={rows.filter(({ part }) => part === 'get')} />
      <Part title="You pay" rows={rows.filter(({ part }) => part === 'pay')} />
      <Card title="Costs">
        {costGroups(offer.final).map(({ payer, costs }) => (
          <div key={payer} className={css['payer']}>
            <h3>{payer}</h3>
            <Figures figures={costs.map(({ name, amount }) => ({ label: name, value: amount }))} />
          </div>
        ))}
      </Card>
      <Dates offer={offer} />
      <Notices />
    </>
  );
}

const Part = ({ title, rows }: { title: string; rows: readonly ComparisonRow[] }) => (
  <Card title={title}>
    <Figures figures={rows.map(({ label, final }) => ({ label, value: final }))} />
  </Card>
);

/**
 * Shows only the figures that changed, each with its old number. Each reason appears once, below the figures that it
 * explains.
 */
function Changes({ groups }: { groups: readonly ChangeGroup[] }) {
  if (groups.length === 0)
    return (
      <p className={css['unchanged']}>
        <Icon name="check" />
        Nothing changed since you chose it
      </p>
    );
  return (
    <Card title="What changed since you chose it">
      <ul className={css['changes']} role="list">
        {groups.map(({ reason, rows }) => (
          <li key={reason}>
            <dl className={css['together']}>
              {rows.map((row) => (
                <ChangedFigure key={row.label} row={row} />
              ))}
            </dl>
            <p className={css['why']}>
              <Sentence>{reason}</Sentence>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const ChangedFigure = ({ row: { label, chosen, final } }: { row: ComparisonRow }) => (
  <div className={css['change']}>
    <dt>{label}</dt>
    <dd className={css['numbers']}>
      <span className="visually-hidden">You chose</span> <s>{chosen ?? 'None'}</s>{' '}
      <span className="visually-hidden">and it is now</span> <strong>{final}</strong>
    </dd>
  </div>
);

/**
 * The first possible day for signing (facts §4), the right to cancel (facts §3), and the date of the money. Not after
 * the offer is accepted, when they would contradict the days that the signature has set.
 */
function Dates({ offer }: { offer: FinalOffer }) {
  const isOpen = useIsOpen();
  const when = useAppSelector(selectMoneyText);
  const signingDay = useAppSelector(selectSigningDay);
  const cancelUntil = cancelUntilOf(offer, signingDay);
  if (!isOpen || (cancelUntil ?? signingDay ?? when) === null) return null;
  return (
    <Card title="Key dates">
      {signingDay !== null && <p>The first day you can sign is {formatDeadline(signingDay)}.</p>}
      {cancelUntil !== null && (
        <p>
          After you sign, you can still cancel without a reason. If you sign everything{' '}
          {signingDay === null ? 'today' : 'that day'}, you have until midnight of{' '}
          {formatDeadline(cancelUntil)}.
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
