import { useAppSelector } from '#src/hooks.ts';
import { PaperLinks } from '#src/pages/application/documents/PaperLinks.tsx';
import { Section } from '#src/pages/shared/frame/Screen.tsx';
import { OutsideLink } from '#src/shell/links/OutsideLink.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { Fold } from '#src/ui/layout/Fold.tsx';
import type { AcknowledgementType } from '#store/application/submission/acknowledgements.ts';
import {
  termParts,
  TERMS_TITLE,
  TEXAS_TITLE,
  texasNotice,
} from '#store/application/submission/terms.ts';
import type { Summary } from '#store/application/summary/summary.ts';
import { valuationCopyText } from '#store/application/valuation/valuationTexts.ts';
import { selectBrandName, selectSwitches } from '#store/org/selectors.ts';

import { Acknowledgement } from './Acknowledgement.tsx';
import css from './Disclosures.module.css';
import { ElectronicRecords } from './ElectronicRecords.tsx';

interface DisclosuresProps {
  summary: Summary;
  types: readonly AcknowledgementType[];
}

const termsPapers = {
  EARLY_TERMS: 'Open the terms as a PDF',
  BROCHURE: 'Open the brochure',
};
const privacyPapers = { PRIVACY_NOTICE: 'Open the privacy notice' };
const texasPapers = { TEXAS_NOTICE: 'Open the notice as a PDF' };

/** What the law requires right before the submit, separate from everything else (facts §6). */
export function Disclosures({ summary, types }: DisclosuresProps) {
  const { esignDemonstration } = useAppSelector(selectSwitches);
  return (
    <>
      <EarlyTerms offer={summary.facts.offer} />
      <Acknowledgement type="TERMS" />
      <Card title="Privacy notice">
        <p>How we use and protect what you tell us, and what you can limit.</p>
        <PaperLinks papers={privacyPapers} />
      </Card>
      <Acknowledgement type="PRIVACY" />
      {esignDemonstration && <ElectronicRecords />}
      <Section title="Before you submit">
        <p>{valuationCopyText.text}</p>
        <p>
          A housing counselor can explain your choices for free.{' '}
          <OutsideLink href="https://www.consumerfinance.gov/find-a-housing-counselor/">
            Find one near you
          </OutsideLink>
        </p>
      </Section>
      {types.includes('TEXAS') && (
        <>
          <Card title={TEXAS_TITLE}>
            <ul>
              {texasNotice.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <PaperLinks papers={texasPapers} />
          </Card>
          <Acknowledgement type="TEXAS" />
        </>
      )}
      <Acknowledgement type="CERTIFICATION" />
    </>
  );
}

/** The terms in three folded parts, each with a one-line summary. */
function EarlyTerms({ offer }: Pick<Summary['facts'], 'offer'>) {
  const lender = useAppSelector(selectBrandName);
  return (
    <Section title={TERMS_TITLE}>
      {termParts(lender, offer).map(({ title, gist, terms }) => (
        <Fold key={title} title={title} level={3} gist={gist}>
          <dl className={css['terms']}>
            {terms.map((term) => (
              <div key={term.title}>
                <dt>{term.title}</dt>
                <dd>{term.text}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      ))}
      <PaperLinks papers={termsPapers} />
    </Section>
  );
}
