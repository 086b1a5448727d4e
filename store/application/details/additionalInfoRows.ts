import { addressLine } from '#store/person/address.ts';
import { fullName } from '#store/person/name.ts';

import {
  contactLabels,
  maritalLabels,
  ownershipLabels,
  purposeLabels,
  residencyLabels,
} from './additionalInfo.ts';
import type { AdditionalInfo } from './additionalInfoAnswer.ts';

const yesNo = (answer: boolean) => (answer ? 'Yes' : 'No');

export function additionalInfoRows(saved: Readonly<AdditionalInfo>) {
  const { owners, trust, spouse, mailingAddress, maritalStatus, equityLoan12Months } = saved;
  const rows = [
    { label: 'Best way to reach you', value: contactLabels[saved.preferredContact] },
    {
      label: 'Mailing address',
      value: mailingAddress === null ? 'Same as your home' : addressLine(mailingAddress),
    },
    { label: 'Residency', value: residencyLabels[saved.residency] },
    { label: 'Use of the money', value: purposeLabels[saved.purpose] },
    { label: 'Who owns the home', value: ownershipLabels[saved.ownership] },
    ...owners.map(({ name }, index) => ({ label: `Person ${index + 1}`, value: fullName(name) })),
    trust && { label: 'Name of the trust', value: trust.name },
    maritalStatus && { label: 'Marital status', value: maritalLabels[maritalStatus] },
    spouse && { label: 'Your spouse', value: fullName(spouse.name) },
    {
      label: 'Bought, or title changed, in the last 90 days',
      value: yesNo(saved.titleChanged90Days),
    },
    equityLoan12Months !== null && {
      label: 'Other home equity loan in the last 12 months',
      value: yesNo(equityLoan12Months),
    },
  ];
  return rows.filter((row) => row !== null && row !== false);
}
