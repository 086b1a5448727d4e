import { useAppSelector } from '#src/hooks.ts';
import { ChatLine } from '#src/shell/chat/ChatLine.tsx';
import { OutsideLink } from '#src/shell/links/OutsideLink.tsx';
import { HousingMark } from '#src/shell/frame/HousingMark.tsx';
import { selectShownFooter, type FooterFacts as Details } from '#store/footer/selectors.ts';

import { CeoFeedbackLink } from './CeoFeedbackLink.tsx';
import footer from './Footer.module.css';
import css from './FooterDetails.module.css';

/** When the lender answers in the chat and on the phone (FOOT-14, FOOT-20). */
function Service({ hours }: Pick<Details, 'hours'>) {
  return (
    <div className={css['service']}>
      <ChatLine />
      <CeoFeedbackLink />
      {hours.length > 0 && (
        <p>
          Phone hours:{' '}
          {hours.map((line) => (
            <span className={css['hours']} key={line}>
              {line}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** FOOT-15, FOOT-16: each mark has its words next to it. */
function Marks({ housing, isCreditUnion }: Pick<Details, 'housing' | 'isCreditUnion'>) {
  return (
    <ul className={css['marks']} role="list">
      <li>
        <HousingMark />
        {housing}
      </li>
      {isCreditUnion && (
        <li>
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M12 2 2 8v2h20V8zM4 11.5h3V18H4zM10.5 11.5h3V18h-3zM17 11.5h3V18h-3zM2 19.5h20V22H2z" />
          </svg>
          Credit union
        </li>
      )}
    </ul>
  );
}

/**
 * What comes below the policies in the footer. It loads late at the end of the page, so nothing moves (FOOT-06 to
 * FOOT-21).
 */
export function FooterDetails() {
  const details = useAppSelector(selectShownFooter);
  if (details === null) return null;
  const { hours, states, links, paragraphs, disclosures } = details;
  return (
    <div className={css['details']}>
      <Service hours={hours} />
      {links.length > 0 && (
        <ul className={footer['links']} role="list">
          {links.map(({ label, url }) => (
            <li key={url}>
              <OutsideLink href={url}>{label}</OutsideLink>
            </li>
          ))}
        </ul>
      )}
      <Marks {...details} />
      {states !== null && <p>{states}</p>}
      {paragraphs.map((text) => (
        <p key={text}>
          <bdi>{text}</bdi>
        </p>
      ))}
      <section aria-labelledby="footer-disclosures">
        <h2 className={css['heading']} id="footer-disclosures">
          Disclosures
        </h2>
        <ol className={css['disclosures']}>
          {disclosures.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}
