import { useLayoutEffect, useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';

import { Button } from '#src/ui/layout/Button.tsx';
import { WhoseContext } from '#src/ui/form/formField.ts';
import { Sentence } from '#src/ui/layout/Sentence.tsx';
import {
  MOST_OWNERS,
  otherOwners,
  type AdditionalInfoForm,
} from '#store/application/details/additionalInfo.ts';
import { isolated } from '#store/text/direction.ts';

import css from './Owners.module.css';
import { OwnerFields } from './SignerFields.tsx';

/** The element around the persons, and what moves the focus to one of them, by place, when their number changes. */
function usePersonFocus(count: number) {
  const group = useRef<HTMLDivElement>(null);
  const toFocus = useRef<number | null>(null);
  // Focus is the document's: on the boxes that were just drawn, or took the place of those that went.
  useLayoutEffect(() => {
    if (toFocus.current === null) return;
    const persons = group.current?.querySelectorAll('fieldset[data-person]') ?? [];
    const next = persons[Math.min(toFocus.current, persons.length - 1)];
    next?.querySelector('input')?.focus();
    toFocus.current = null;
  }, [count]);
  const focusOn = (place: number) => {
    toFocus.current = place;
  };
  return [group, focusOn] as const;
}

const removal = ({ firstName }: { firstName?: string }, place: number) =>
  `Remove ${firstName === undefined ? `person ${place + 1}` : isolated(firstName)}`;

/**
 * The other owners, one to four.
 * - Each is a fieldset "Person 1"; adding moves the focus to the new one, removing to the one that took its place.
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
  const remove = (place: number) => {
    focusOn(place);
    form.change(
      'owners',
      people.filter((_person, at) => at !== place),
    );
  };

  return (
    <div className={css['people']} ref={group}>
      {people.map((person, place) => (
        // A person is who stands at a place: before a name is typed there is nothing else to tell them by.
        <fieldset key={place} className={css['person']} data-person>
          <legend className={css['legend']}>Person {place + 1}</legend>
          <WhoseContext value={`Person ${place + 1}`}>
            <OwnerFields name={`owners[${place}]`} />
          </WhoseContext>
          {people.length > 1 && (
            <div>
              <Button
                tone="quiet"
                onPress={() => {
                  remove(place);
                }}
              >
                <Sentence>{removal(person, place)}</Sentence>
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      {people.length < MOST_OWNERS && (
        <div>
          <Button tone="secondary" icon="plus" onPress={add}>
            Add a person
          </Button>
        </div>
      )}
    </div>
  );
}
