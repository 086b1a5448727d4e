import { readBrand } from '#sagas/api/contract/brand.ts';

import type { BrandAnswers, BrandQuestion } from './questions.ts';

const orNull = (text: string | undefined) => (text === undefined || text === '' ? null : text);

/** Builds brand.json from the answers. */
export function brandContent(code: string, answers: BrandAnswers) {
  const { companyName = '', companyProduct = '', color = '', authMode = '' } = answers;
  return {
    orgCode: code,
    canonicalOrgCode: code,
    orgBrand: 'PRIVATE_LABEL',
    baseUrl: answers['baseUrl'] ?? '',
    orgMetaData: {
      companyInfo: {
        companyName,
        companyNameShort: answers['companyNameShort'] ?? '',
        companyProduct,
        companyAddress: orNull(answers['companyAddress']),
        nmlsNumber: orNull(answers['nmlsNumber']),
        privacyPolicyUrl: orNull(answers['privacyPolicyUrl']),
        termsOfUseUrl: orNull(answers['termsOfUseUrl']),
        supportEmail: orNull(answers['supportEmail']),
        supportPhoneNumber: orNull(answers['supportPhoneNumber']),
      },
      products: { heloc: { name: companyProduct } },
    },
    theme: { color },
    switches: { authMode },
    footer: {
      legalParagraphs: [
        `A line of credit from ${companyName} is secured by your home. If you do not pay it back as agreed, you could lose your home. Every line is subject to credit approval and a check of the property.`,
      ],
    },
  };
}

const PLACE = 'brand.json';

/** Checks one answer against brand.json's schema. Other answers may still be missing. */
export function brandAnswerFaults(
  { field }: BrandQuestion,
  code: string,
  answers: BrandAnswers,
): string[] {
  if (field === null) return [];
  const reading = readBrand(brandContent(code, answers), PLACE);
  const own = `${PLACE}: ${field}: `;
  const faults = reading.isSound ? [] : reading.faults;
  return faults.filter((fault) => fault.startsWith(own)).map((fault) => fault.slice(own.length));
}
