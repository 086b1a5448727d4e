import { useEffect, useState } from 'react';
import { useFormState } from 'react-final-form';

import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { Card, DefinitionList } from '#src/ui/layout/Card.tsx';
import type { AssetLimit, LinkedAsset } from '#store/application/assets/assets.ts';
import { typedBalances, type AssetsValues } from '#store/application/assets/assetsForm.ts';
import { assetResult } from '#store/application/assets/assetTexts.ts';

import css from './AssetResult.module.css';

/** The same delay as for the offers' result. */
const DEBOUNCE_MS = 600;

/** Returns the text once it has stopped changing, so not every key press is announced. Null at first. */
function useDebouncedText(text: string): string | null {
  const [first] = useState(text);
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested === first ? null : rested;
}

interface AssetResultProps {
  linked: readonly LinkedAsset[];
  limit: AssetLimit | null;
}

export function AssetResult({ linked, limit }: AssetResultProps) {
  const { values } = useFormState<AssetsValues>({ subscription: { values: true } });
  const { line, rows, meter } = assetResult(typedBalances(values, linked), limit);
  useAnnounced(useDebouncedText(line), 'polite');
  return (
    <Card title={line}>
      {meter !== null && (
        <div className={css['meter']} aria-hidden="true">
          <span className={css['now']} style={{ flexGrow: meter.now }} />
          <span className={css['added']} style={{ flexGrow: meter.added }} />
          <span style={{ flexGrow: Math.max(0, 1 - meter.now - meter.added) }} />
        </div>
      )}
      <DefinitionList rows={rows} />
      <p>We'll check the accounts, then show you your offers again.</p>
    </Card>
  );
}
