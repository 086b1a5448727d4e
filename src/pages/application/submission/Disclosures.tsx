import type { ReactNode } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { OutsideLink } from '#src/shell/links/OutsideLink.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { Section } from '#src/pages/shared/Screen.tsx';
import type { AcknowledgementType } from '#store/application/submission/acknowledgements.ts';
import { acknowledgementsFor } from '#store/application/submission/acknowledgements.ts';
import {
  earlyTerms,
  TERMS_TITLE,
  TEXAS_TITLE,
  texasNotice,
} from '#store/application/submission/terms.ts';
import type { Summary } from '#store/application/summary/summary.ts';
import { valuationCopyText } from '#store/application/valuation/valuationTexts.ts';
import { selectBrandName } from '#store/org/selectors.ts';

import css from './Disclosures.module.css';

interface DisclosuresProps {
  summary: Summary;
  /** The box that goes with a text. */
  children: (type: AcknowledgementType) => ReactNode;
}

/** What the law wants to be read right before the submit, apart from everything else (facts §6). */
export function Disclosures({ summary, children }: DisclosuresProps) {
  const lender = useAppSelector(selectBrandName);
  const state = summary.propertyAddress?.state ?? null;
  return (
    <>
      <Card title={TERMS_TITLE}>
        <dl className={css['terms']}>
          {earlyTerms(lender, summary.facts.offer).map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {children('TERMS')}
      {acknowledgementsFor(state, summary.occupancyType).includes('TEXAS') && (
        <Card title={TEXAS_TITLE}>
          <ul>
            {texasNotice.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Card>
      )}
      {children('TEXAS')}
      <Section title="Before you submit">
        <p>{valuationCopyText.text}</p>
        <p>
          A housing counselor can explain your choices for free.{' '}
          <OutsideLink href="https://www.consumerfinance.gov/find-a-housing-counselor/">
            Find one near you
          </OutsideLink>
        </p>
      </Section>
      {children('PRIVACY')}
      {children('CERTIFICATION')}
    </>
  );
}
