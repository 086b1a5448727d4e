import { Link } from 'react-router';

import { useAppSelector } from '#src/hooks.ts';
import { Card, DefinitionList } from '#src/ui/layout/Card.tsx';
import { addressLine } from '#store/person/address.ts';
import { fullName } from '#store/person/name.ts';
import { selectNameValues } from '#store/registration/legalName.ts';
import { selectPropertyValues } from '#store/registration/selectors.ts';
import { isReached } from '#store/registration/steps.ts';
import type { StepId } from '#store/registration/questions.ts';
import { selectStepAddress, selectFlowContext } from '#store/registration/flow.ts';
import { AddressNotes } from '#src/pages/shared/address/AddressNotes.tsx';

import css from './KnownAnswers.module.css';

function EditLink({ step, what }: { step: StepId; what: string }) {
  const address = useAppSelector((state) => selectStepAddress(state, step));
  const isOpen = useAppSelector((state) => isReached(selectFlowContext(state), step));
  if (!isOpen) return <span className={css['later']}>You can change it when we ask for it.</span>;
  return (
    <Link to={address}>
      Edit<span className="visually-hidden"> {what}</span>
    </Link>
  );
}

/** The prefilled answers, each with an edit link (AX-22), and the notes about the address. */
export function KnownAnswers() {
  const { street1, street2, city, state, zip } = useAppSelector(selectPropertyValues);
  const { firstName, lastName, ...name } = useAppSelector(selectNameValues);
  const rows = [
    street1 !== undefined &&
      city !== undefined &&
      state !== undefined &&
      zip !== undefined && {
        label: 'Property',
        value: (
          <>
            <bdi>
              {addressLine({
                street1,
                ...(street2 === undefined ? {} : { street2 }),
                city,
                state,
                zip,
              })}
            </bdi>{' '}
            <EditLink step="propertyAddress" what="the property" />
          </>
        ),
      },
    firstName !== undefined &&
      lastName !== undefined && {
        label: 'Name',
        value: (
          <>
            <bdi>{fullName({ ...name, firstName, lastName })}</bdi>{' '}
            <EditLink step="name" what="the name" />
          </>
        ),
      },
  ].filter((row) => row !== false);

  return rows.length === 0 ? null : (
    <>
      <Card title="What we know">
        <DefinitionList rows={rows} />
      </Card>
      <AddressNotes field="property" state={state} zip={zip} />
    </>
  );
}
