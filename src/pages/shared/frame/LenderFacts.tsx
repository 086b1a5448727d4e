import { useAppSelector } from '#src/hooks.ts';
import { HousingMark } from '#src/shell/frame/HousingMark.tsx';
import { selectLenderFacts } from '#store/org/lenderFacts.ts';

import css from './LenderFacts.module.css';

export function LenderFacts({ notice }: { notice: string | null }) {
  const { lender, housing } = useAppSelector(selectLenderFacts);
  return (
    <section className={css['facts']} aria-label="The lender">
      {notice !== null && <p>{notice}</p>}
      <p>{lender}</p>
      <p className={css['housing']}>
        <HousingMark />
        {housing}
      </p>
    </section>
  );
}
