import { useLayoutEffect, useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';

import { FieldCard, FieldCards } from '#src/pages/shared/fields/FieldCard.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { Sentence } from '#src/ui/text/Sentence.tsx';
import {
  MAX_OWNERS,
  otherOwners,
  type AdditionalInfoForm,
} from '#store/application/details/additionalInfo.ts';
import { isolated } from '#store/text/direction.ts';

import { OwnerFields } from './SignerFields.tsx';

/**
 * Returns the ref of the group element and a function that focuses a person by index once the number of people has
 * changed.
 */
function usePersonFocus(count: number) {
  const group = useRef<HTMLDivElement>(null);
  const toFocus = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (toFocus.current === null) return;
    const persons = group.current?.querySelectorAll('fieldset[data-card]') ?? [];
    const next = persons[Math.min(toFocus.current, persons.length - 1)];
    next?.querySelector('input')?.focus();
    toFocus.current = null;
  }, [count]);
  const focusOn = (index: number) => {
    toFocus.current = index;
  };
  return [group, focusOn] as const;
}

const legendOf = ({ firstName }: { firstName?: string }, index: number) =>
  `Person ${index + 1}${firstName === undefined ? '' : `: ${isolated(firstName)}`}`;

const removeLabel = ({ firstName }: { firstName?: string }, index: number) =>
  `Remove ${firstName === undefined ? `person ${index + 1}` : isolated(firstName)}`;

/**
 * The other owners, one to four.
 * - Each one is a fieldset "Person 1: Rowan". Adding one focuses it, and removing one focuses the person who takes that place.
 */
export function People() {
  const form = useForm<AdditionalInfoForm>();
  const { values } = useFormState<AdditionalInfoForm>({ subscription: { values: true } });
  const people = otherOwners(values);
  const [group, focusOn] = usePersonFocus(people.length);

  const add = () => {
    focusOn(people.length);
    form.change('owners', [...people, {}]);
  };
  const remove = (index: number) => {
    focusOn(index);
    form.change(
      'owners',
      people.filter((_person, other) => other !== index),
    );
  };

  return (
    <FieldCards ref={group}>
      {people.map((person, index) => (
        // The index is the only possible key, because a new person has no name yet.
        <FieldCard
          key={index}
          legend={<Sentence>{legendOf(person, index)}</Sentence>}
          name={`Person ${index + 1}`}
        >
          <OwnerFields name={`owners[${index}]`} />
          {people.length > 1 && (
            <div>
              <Button tone="quiet" onClick={() => remove(index)}>
                <Sentence>{removeLabel(person, index)}</Sentence>
              </Button>
            </div>
          )}
        </FieldCard>
      ))}
      {people.length < MAX_OWNERS && (
        <div>
          <Button tone="secondary" icon="plus" onClick={add}>
            Add another person
          </Button>
        </div>
      )}
    </FieldCards>
  );
}
