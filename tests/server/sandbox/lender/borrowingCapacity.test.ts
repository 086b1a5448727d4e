import { lenderOf } from '#server/sandbox/data/lenders.ts';
import { DTI_SHARE } from '#server/sandbox/data/pricing.ts';
import { newApplication } from '#server/sandbox/lender/application/newApplication.ts';
import {
  incomeCapacity,
  monthlyCapacity,
  terms,
  valueCapacity,
} from '#server/sandbox/lender/offers/borrowingCapacity.ts';
import { toCents } from '#store/format/money.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { UUID } from '#tests/support/sagas/openApplication.ts';

const lender = lenderOf(anOrganisation({ orgCode: 'HOMELINE' }));

/** A borrower of 512 Amberstone Drive (section 13). */
function withIncome(incomePrimary: number) {
  const home = { street1: '512 Amberstone Drive', city: 'Columbus', state: 'OH', zip: '43214' };
  const profile = {
    name: { firstName: 'Mira', middleName: '', lastName: 'Tolland', suffix: '' },
    dob: '1984-03-09',
    email: 'mira.tolland@mail.example',
    phoneNumber: '(614) 555-0142',
    homeAddress: null,
  };
  return newApplication(
    {
      uuid: UUID,
      loanNumber: 'HL-100200',
      identityUuid: UUID,
      at: Date.parse('2026-11-21T15:00:00Z'),
      profile,
      property: { ...home, street2: '', occupancyType: 'HOME', isListedForSale: false },
      income: { incomePrimary, incomeOther: 0, employmentType: 'FULL_TIME' },
      referrer: null,
      referralId: null,
      consents: [],
    },
    lender,
  );
}

describe('the golden numbers: borrowing capacity (section 13)', () => {
  test('118,000 of income leave 2,460.17 a month, the home 210,600', () => {
    const application = withIncome(118_000);

    expect(toCents(monthlyCapacity(application))).toBe(2_460.17);
    expect(valueCapacity(application)).toBe(210_600);
    expect(
      terms.map((term) => toCents(incomeCapacity(application, lender, { term, kind: 'STANDARD' }))),
    ).toEqual([122_484.7, 204_101.48, 255_885.13, 317_027]);
  });

  test('70,000 of income leave 460.17 a month', () => {
    expect(toCents(monthlyCapacity(withIncome(70_000)))).toBe(460.17);
  });

  test('265,000 of savings count as 2,208.33 of income a month', () => {
    const application = withIncome(70_000);
    const assetDepletion = { complete: true, amount: 265_000 };
    const counted = { ...application, status: { ...application.status, assetDepletion } };

    expect(toCents((monthlyCapacity(counted) - monthlyCapacity(application)) / DTI_SHARE)).toBe(
      2_208.33,
    );
  });
});
