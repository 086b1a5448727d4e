import { useAppSelector } from '#src/hooks.ts';
import { OutsideLink } from '#src/shell/links/OutsideLink.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { Disclosure } from '#src/ui/layout/Disclosure.tsx';
import { FLOOD_NOTICE_TITLE, floodNotice, policyNeeds } from '#store/application/flood/flood.ts';
import { selectApplication } from '#store/application/core/selectors.ts';
import { isolated } from '#store/text/direction.ts';

export function FloodNotice({ zone }: { zone: string | null }) {
  return (
    <Card title={FLOOD_NOTICE_TITLE}>
      {zone !== null && <p>Zone on the flood map: {isolated(zone)}</p>}
      {floodNotice.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Card>
  );
}

export function PolicyHelp() {
  const loanNumber = useAppSelector(selectApplication)?.loanNumber ?? null;
  return (
    <Disclosure summary="I need a policy">
      <p>
        Ask the agent who insures your home, or find one at{' '}
        <OutsideLink href="https://www.floodsmart.gov/">floodsmart.gov</OutsideLink>. A policy of
        the program can start on the day the line opens. It has to show:
      </p>
      <ul>
        {policyNeeds.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
      {loanNumber !== null && <p>Your loan number is {isolated(loanNumber)}.</p>}
    </Disclosure>
  );
}
