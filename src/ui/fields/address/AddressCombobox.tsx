import frame from '#src/ui/fields/field.module.css';
import { FieldFrame } from '#src/ui/fields/FieldFrame.tsx';
import { Icon } from '#src/ui/text/Icon.tsx';
import { Spinner } from '#src/ui/feedback/Spinner.tsx';

import css from './AddressCombobox.module.css';
import type { SuggestedAddress } from './suggestedAddress.ts';
import { SuggestionListbox } from './SuggestionListbox.tsx';
import { useCombobox, type ComboboxProps } from './useCombobox.ts';
import { optionId } from './useActiveOption.ts';

const MAX_LENGTH = 200;

/** The shortest text that counts as an address (VAL-TYPEAHEAD-1). Only the inline script uses it, not React. */
const SEVERAL_WORDS = String.raw`\s*\S+\s+\S.*`;

/**
 * A street with suggestions, following the APG's editable combobox with a listbox (AX-09).
 * - Down and Up move the active option and open the list, Home and End go to its ends, Enter selects, and Escape
 *   closes.
 * - An invalid input opens its list on focus.
 * - Shows the results for the current text. Until they arrive, it shows earlier results that match the text (FT-11).
 * - Announces "{n} addresses found" when results arrive.
 * - The last option is "Enter address manually". Choosing an option isn't required.
 * - Options are 48 px high, and clicking one leaves the focus in the input.
 */
export function AddressCombobox<Suggestion extends SuggestedAddress>(
  props: ComboboxProps<Suggestion>,
) {
  const { field, options, foundNothing, active, select, box } = useCombobox(props);
  const listId = `${field.id}-list`;
  return (
    <FieldFrame {...props} field={field}>
      <div className={css['anchor']}>
        <div className={frame['box']}>
          <Icon name="search" />
          <input
            className={frame['input']}
            type="text"
            role="combobox"
            value={field.value ?? ''}
            autoComplete="address-line1"
            spellCheck={false}
            maxLength={MAX_LENGTH}
            pattern={SEVERAL_WORDS}
            aria-autocomplete="list"
            aria-expanded={options !== null}
            aria-controls={listId}
            aria-activedescendant={active === null ? undefined : optionId(field.id, active)}
            {...box}
          />
          {props.isLooking && (
            <span className={css['spinner']}>
              <Spinner />
            </span>
          )}
        </div>
        <SuggestionListbox
          id={listId}
          label={props.label}
          suggestions={options}
          active={active}
          optionId={(index) => optionId(field.id, index)}
          onSelect={select}
        />
      </div>
      {foundNothing && <p className={frame['note']}>No addresses found</p>}
      {props.lookupFailed && (
        <p className={frame['note']}>We can't look up addresses right now. Please type it in.</p>
      )}
    </FieldFrame>
  );
}
