import { createSelector } from 'reselect';

import { phoneHref } from '#store/person/phone.ts';

import { requireOrganisation } from './organisation.ts';
import type { OrgState } from './slice.ts';

/** Our choice: the public register's home page, because the specification gives no address (FOOT-11). */
const NMLS_CONSUMER_ACCESS = 'https://www.nmlsconsumeraccess.org/';

export type WithOrg = { org: OrgState };

/** Throws without an organization (MSG-ORG-1). */
export const selectOrganisation = ({ org }: WithOrg) => requireOrganisation(org.organisation);

export const selectOrgCode = (state: WithOrg) => selectOrganisation(state).orgCode;

const selectCompanyInfo = (state: WithOrg) => selectOrganisation(state).orgMetaData.companyInfo;

export const selectBrandName = (state: WithOrg) => selectCompanyInfo(state).companyNameShort;

export const selectSwitches = (state: WithOrg) => selectOrganisation(state).switches;

export const selectAllowsRegulatorReview = (state: WithOrg) =>
  selectCompanyInfo(state).allowRegulatorReview;

export const selectHasLogo = (state: WithOrg) => selectOrganisation(state).theme.logo === 'own';

/** Returns `null` for a contact that the brand doesn't have. */
export const selectSupport = createSelector([selectCompanyInfo], (info) => ({
  phone: info.supportPhoneNumber,
  phoneHref: info.supportPhoneNumber && phoneHref(info.supportPhoneNumber),
  email: info.supportEmail,
  emailHref: info.supportEmail && `mailto:${info.supportEmail}`,
  address: info.companyAddress,
}));

/** FOOT-01 to FOOT-11 */
export const selectFooterBrand = createSelector(
  [selectCompanyInfo, selectSwitches],
  (info, { termsLabel }) => ({
    name: info.companyName,
    address: info.companyAddress,
    nmlsNumber: info.nmlsNumber,
    nmlsUrl: NMLS_CONSUMER_ACCESS,
    termsLabel: `Terms of ${termsLabel}`,
    termsUrl: info.termsOfUseUrl ?? '/terms',
    privacyUrl: info.privacyPolicyUrl ?? '/privacy',
  }),
);
