import frame from '#src/ui/fields/field.module.css';
import { FieldFrame } from '#src/ui/fields/FieldFrame.tsx';
import { Icon } from '#src/ui/layout/Icon.tsx';
import { Spinner } from '#src/ui/feedback/Spinner.tsx';

import css from './AddressCombobox.module.css';
import type { SuggestedAddress } from './suggestedAddress.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { useCombobox, type ComboboxProps } from './useCombobox.ts';
import { entryId } from './useEntries.ts';

const LONGEST = 200;

/** What an address is at least (VAL-TYPEAHEAD-1), for the script that answers before React does; React asks no more. */
const SEVERAL_WORDS = String.raw`\s*\S+\s+\S.*`;

/**
 * A street with suggestions: the APG's editable combobox with a list (AX-09).
 * - It says whether its list is open, and which entry is active; the focus stays in the box.
 * - Down and Up walk the list and open it, Home and End go to its ends, Enter takes the active entry, Escape closes it.
 * - A box that is wrong opens its list when the focus comes to it.
 * - What was typed before React was there is looked up like everything else.
 * - It offers what was found for the text in the box; until that arrives, what it has that fits the text (FT-11).
 * - "{n} addresses found" is announced politely when a list arrives.
 * - The last entry is "Enter address manually"; nothing has to be chosen.
 * - Entries are 48 px high, and a press on one does not take the focus out of the box.
 */
export function AddressCombobox<Suggestion extends SuggestedAddress>(
  props: ComboboxProps<Suggestion>,
) {
  const { field, offered, active, take, box } = useCombobox(props);
  const listId = `${field.id}-list`;
  return (
    <FieldFrame {...props} field={field}>
      <div className={css['place']}>
        <div className={frame['box']}>
          <Icon name="search" />
          <input
            className={frame['input']}
            type="text"
            role="combobox"
            value={field.value ?? ''}
            autoComplete="address-line1"
            spellCheck={false}
            maxLength={LONGEST}
            pattern={SEVERAL_WORDS}
            aria-autocomplete="list"
            aria-expanded={offered !== null}
            aria-controls={listId}
            aria-activedescendant={active === null ? undefined : entryId(field.id, active)}
            {...box}
          />
          {props.isLooking && (
            <span className={css['looking']}>
              <Spinner />
            </span>
          )}
        </div>
        <SuggestionList
          id={listId}
          label={props.label}
          suggestions={offered}
          active={active}
          entryId={(index) => entryId(field.id, index)}
          onTake={take}
        />
      </div>
      {props.lookupFailed && (
        <p className={frame['note']}>We can't look up addresses right now. Please type it in.</p>
      )}
    </FieldFrame>
  );
}
