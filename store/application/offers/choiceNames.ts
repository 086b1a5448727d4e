import { formatWholeDollars } from '#store/format/money.ts';
import { formatYears } from '#store/format/years.ts';

import type { DrawPreference } from './loanMaths.ts';
import { offerTypes, type OfferChoice, type OfferSet } from './offers.ts';
import { discountLabel, offerTypeLabel } from './offerTexts.ts';

const preferenceNames: Record<DrawPreference, string> = {
  PRESERVE: 'costs added',
  DEDUCT: 'costs taken out',
  MAXIMIZE: 'the most',
};

type NameOf = (choice: Readonly<OfferChoice>) => string;

const debtsName: NameOf = ({ payoffLiabilityUuids: { length } }) =>
  length === 0 ? 'no debts paid' : `${length} ${length === 1 ? 'debt' : 'debts'} paid`;

/**
 * Names the compared choices: term, draw, the type if there are several, and whatever else distinguishes them. Adds a
 * number if nothing does.
 */
export function choiceNames(
  set: Readonly<OfferSet>,
  choices: readonly Readonly<OfferChoice>[],
): string[] {
  const typeName: NameOf = ({ type }) => offerTypeLabel(type);
  const discounts: NameOf = (choice) =>
    choice.discounts.map((type) => discountLabel(set, type)).join(' and ') || 'no discount';
  const further: NameOf[] = [
    ({ drawPreference }) => preferenceNames[drawPreference],
    discounts,
    debtsName,
  ];
  const distinguishing = [
    ...(offerTypes(set).length > 1 ? [typeName] : []),
    ...further.filter((nameOf) => new Set(choices.map(nameOf)).size > 1),
  ];
  const names = choices.map((choice) =>
    [
      formatYears(choice.term),
      formatWholeDollars(choice.amount),
      ...distinguishing.map((nameOf) => nameOf(choice)),
    ].join(', '),
  );
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}
