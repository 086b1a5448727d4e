import { Link } from 'react-router';

import type { DecisionNotice } from '#store/application/decision/notice.ts';
import { selectUuidInHand } from '#store/shell/selectors.ts';
import { screenAddress } from '#store/application/core/screens.ts';
import { useAppSelector } from '#src/hooks.ts';
import { OutsideLink } from '#src/shell/links/OutsideLink.tsx';
import { DefinitionList } from '#src/ui/layout/Card.tsx';
import { Sentence } from '#src/ui/text/Sentence.tsx';
import { correctionsOf } from '#store/application/decision/corrections.ts';
import {
  bureauLines,
  decisionLines,
  incomeLines,
  noticeText,
  scoreRows,
  type DeclineScreen,
} from '#store/application/decision/declineTexts.ts';
import { selectAddressOf } from '#store/application/whole/screenSelectors.ts';
import { selectTimeZone } from '#store/application/core/selectors.ts';
import { phoneHref } from '#store/person/phone.ts';
import { bureauHref } from '#store/text/links.ts';
import { isolated } from '#store/text/direction.ts';
import { Section } from '#src/pages/shared/frame/Screen.tsx';

interface DeclineReasonsProps {
  screen: DeclineScreen;
  notice: DecisionNotice;
}

/** The adverse action notice: the decision, its facts, and the borrower's rights. */
export function DeclineReasons({ screen, notice }: DeclineReasonsProps) {
  const zone = useAppSelector(selectTimeZone);
  return (
    <>
      <Lines lines={decisionLines(notice, zone)} />
      {notice.reasons.length > 0 && (
        <Section title="The main reasons">
          <ul>
            {notice.reasons.map(({ code, text }) => (
              <li key={code}>
                <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {screen === 'errorCredit' && <CreditFacts notice={notice} />}
      {screen === 'errorIncome' && (
        <Section title="The numbers we used">
          <Lines lines={incomeLines(notice)} />
        </Section>
      )}
      <WrittenNotice notice={notice} />
      <Corrections notice={notice} />
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <>
      {lines.map((line) => (
        <p key={line}>
          <Sentence>{line}</Sentence>
        </p>
      ))}
    </>
  );
}

/** Score, factors and bureau, with the borrower's rights at the bureau (facts §7). */
function CreditFacts({ notice }: { notice: DecisionNotice }) {
  const { bureau, scoreUsed } = notice;
  if (bureau === null && scoreUsed === null) return null;
  const address = bureauHref(bureau?.url ?? null);
  return (
    <Section title="Your credit report">
      <Score notice={notice} />
      {bureau !== null && (
        <>
          <Lines lines={bureauLines(bureau.name)} />
          <p>
            <Sentence>
              {[bureau.name, bureau.address].filter(Boolean).map(String).map(isolated).join(', ')}
            </Sentence>
            {bureau.phone !== null && (
              <>
                ,{' '}
                <a href={phoneHref(bureau.phone)}>
                  <bdi>{bureau.phone}</bdi>
                </a>
              </>
            )}
          </p>
          {address !== null && (
            <p>
              <OutsideLink href={address}>
                <bdi>{bureau.name}</bdi> online
              </OutsideLink>
            </p>
          )}
        </>
      )}
    </Section>
  );
}

function Score({ notice }: { notice: DecisionNotice }) {
  const zone = useAppSelector(selectTimeZone);
  const { factors } = notice;
  const rows = scoreRows(notice, zone);
  return rows.length === 0 ? null : (
    <>
      <DefinitionList rows={rows} />
      {factors.length > 0 && (
        <>
          <p>What hurt your score most:</p>
          <ul>
            {factors.map((factor) => (
              <li key={factor}>
                <bdi>{factor}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function WrittenNotice({ notice }: { notice: DecisionNotice }) {
  const zone = useAppSelector(selectTimeZone);
  const { noticeDocumentUuid } = notice;
  const toNotice = useAppSelector(
    selectAddressOf('documentDisclosures', { query: { document: noticeDocumentUuid ?? '' } }),
  );
  return (
    <Section title="The written notice">
      <Lines lines={[noticeText(notice, zone)]} />
      {noticeDocumentUuid !== null && (
        <p>
          <Link to={toNotice}>Open the notice</Link>
        </p>
      )}
    </Section>
  );
}

function Corrections({ notice }: { notice: DecisionNotice }) {
  const uuid = useAppSelector(selectUuidInHand) ?? '';
  const links = correctionsOf(notice);
  return links.length === 0 ? null : (
    <Section title="What you can correct">
      <ul>
        {links.map(({ label, screen }) => (
          <li key={screen}>
            <Link to={screenAddress(uuid, screen)}>{label}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
