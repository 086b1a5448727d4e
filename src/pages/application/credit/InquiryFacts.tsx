import { Link } from 'react-router';

import type { CreditIdentification } from '#store/application/credit/credit.ts';
import { useAppSelector } from '#src/hooks.ts';
import { DefinitionList } from '#src/ui/layout/Card.tsx';
import { selectApplicationState } from '#store/application/core/state.ts';
import { formatDate } from '#store/format/dates.ts';
import { addressLine } from '#store/person/address.ts';
import { fullName } from '#store/person/name.ts';
import { BASE_PATH } from '#store/shell/screens.ts';

import css from './InquiryFacts.module.css';

/** The facts of the credit inquiry, each with an edit link (C-04). */
export function InquiryFacts({
  inquiry: { name, dob, address },
}: {
  inquiry: CreditIdentification;
}) {
  const rows = [
    name && { label: 'Name', text: fullName(name), step: 'name' },
    dob !== null && { label: 'Birth date', text: formatDate(dob), step: 'birthdate' },
    address && { label: 'Address', text: addressLine(address), step: 'property-info' },
  ].filter((row) => row !== null && row !== false);
  return (
    <DefinitionList
      rows={rows.map(({ label, text, step }) => ({
        label,
        value: (
          <span className={css['fact']}>
            <bdi>{text}</bdi>
            <EditLink what={label} step={step} />
          </span>
        ),
      }))}
    />
  );
}

function EditLink({ what, step }: { what: string; step: string }) {
  const uuid = useAppSelector((state) => selectApplicationState(state).uuid);
  return (
    <Link className={css['edit']} to={`${BASE_PATH}/register/${uuid}/${step}`}>
      Edit<span className="visually-hidden"> {what.toLowerCase()}</span>
    </Link>
  );
}
