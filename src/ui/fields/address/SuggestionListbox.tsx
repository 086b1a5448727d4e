/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the browser's own list can't be styled, announced or asked */
import type { MouseEvent } from 'react';

import { Icon } from '#src/ui/text/Icon.tsx';

import css from './AddressCombobox.module.css';
import { suggestionName, streetOf, type SuggestedAddress } from './suggestedAddress.ts';

interface SuggestionListboxProps {
  id: string;
  label: string;
  /** Null while the list is closed. */
  suggestions: readonly SuggestedAddress[] | null;
  active: number | null;
  optionId: (index: number) => string;
  onSelect: (index: number) => void;
}

function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

export function SuggestionListbox({
  id,
  label,
  suggestions,
  active,
  optionId,
  onSelect,
}: SuggestionListboxProps) {
  return (
    <div
      className={css['list']}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      hidden={suggestions === null}
      onMouseDown={keepFocus}
    >
      {suggestions !== null &&
        [...suggestions, null].map((suggestion, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox handles its keys
          <div
            key={suggestion ? `${index} ${suggestionName(suggestion)}` : 'by hand'}
            className={css['option']}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => onSelect(index)}
          >
            {suggestion ? (
              <>
                <Icon name="mapPin" />
                <span>
                  <bdi>{streetOf(suggestion)}</bdi>{' '}
                  <bdi className={css['town']}>
                    {suggestion.city}, {suggestion.state} {suggestion.zip}
                  </bdi>
                </span>
              </>
            ) : (
              <span className={css['manual']}>Enter address manually</span>
            )}
          </div>
        ))}
    </div>
  );
}
