import { Link } from 'react-router';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Card, DefinitionList } from '#src/ui/layout/Card.tsx';
import { Disclosure } from '#src/ui/layout/Disclosure.tsx';
import { Sentence } from '#src/ui/text/Sentence.tsx';
import { lenderDataRetried, selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import { selectAddressOf } from '#store/application/whole/screenSelectors.ts';
import type { ApplicationDocument } from '#store/application/documents/documents.ts';
import { lengthText, totalLengthText } from '#store/application/signing/readingTime.ts';
import { signerStateText } from '#store/application/signing/signers.ts';
import type { SummaryFacts } from '#store/application/summary/summary.ts';
import { isolated } from '#store/text/direction.ts';

import css from './Signing.module.css';

const taskOf = ({ state, requiresSignature }: ApplicationDocument) => {
  if (state === 'SIGNED') return 'Signed';
  return requiresSignature ? 'To sign' : 'To read';
};

/** The documents with their lengths. Renders nothing if the lender has no list. */
export function DocumentsToSign({ documents }: { documents: readonly ApplicationDocument[] }) {
  if (documents.length === 0) return null;
  const total = totalLengthText(documents);
  return (
    <Card title="What you will read and sign">
      {total !== null && <p>{total}</p>}
      <ol className={css['documents']}>
        {documents.map((document) => (
          <li key={document.uuid}>
            <span className={css['name']}>
              <Sentence>{document.title}</Sentence>
            </span>
            <span className={css['length']}>
              {[taskOf(document), lengthText(document.pages)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

export function OtherSigners() {
  const { summary } = useAppSelector(selectLenderData);
  return (
    <Card title="Who signs">
      {summary.status === 'ready' && <Signers signers={summary.value.facts.signers} />}
      {summary.status === 'failed' && <UnknownSignersNote />}
    </Card>
  );
}

function Signers({ signers }: Pick<SummaryFacts, 'signers'>) {
  if (signers.length === 0) return <p>You're the only one signing.</p>;
  return (
    <>
      <p>You and these people will sign, each on their own device.</p>
      <DefinitionList
        rows={signers.map(({ firstName, lastName, state }) => ({
          label: isolated(`${firstName} ${lastName}`),
          value: signerStateText(state) ?? 'Not invited yet',
        }))}
      />
    </>
  );
}

/** FT-03 */
function UnknownSignersNote() {
  const dispatch = useAppDispatch();
  return (
    <>
      <p>We couldn't read who signs with you. You can still sign.</p>
      <div>
        <Button tone="secondary" onClick={() => dispatch(lenderDataRetried())}>
          Try again
        </Button>
      </div>
    </>
  );
}

/** ESIGN: the borrower can get paper copies, for free (T-08). */
export function PaperCopy() {
  const toSupport = useAppSelector(selectAddressOf('signingSupport'));
  return (
    <Disclosure summary="Get paper copies">
      <p>
        You can have these documents on paper, for free. <Link to={toSupport}>Ask us</Link>, and
        we'll send them to you. Nothing is signed until then.
      </p>
    </Disclosure>
  );
}
