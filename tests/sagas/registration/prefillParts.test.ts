import { selectNameValues } from '#store/registration/legalName.ts';
import { startPrefill, offer, referral, V2 } from '#tests/support/sagas/startPrefill.ts';
import '#tests/support/sagas/fakeTime.ts';

const place = { street1: '2 Elm Road', street2: 'Unit 4', city: 'Troy', state: 'OH', zip: '45373' };

it('FIELD-REG-08 fills in every part of an address from an offer', async () => {
  const { property } = await startPrefill(`${V2}?offerCode=AB12`, {
    readOfferCode: [{ ...offer, ...place }],
  });

  expect(property()).toMatchObject(place);
});

it('FIELD-REG-09 fills in every part of an address, and the suffix, from a referral', async () => {
  const { property, store } = await startPrefill(`${V2}?referral=r-1`, {
    readReferral: [{ ...referral, ...place, suffix: 'JR' }],
  });

  expect(property()).toMatchObject(place);
  expect(selectNameValues(store.getState())).toMatchObject({ firstName: 'Rita', suffix: 'JR' });
});

it('CALL-REG-05 fills in every part of a name and of an address from an affiliate', async () => {
  const name = { firstName: 'Ada', middleName: 'Mae', lastName: 'Park', suffix: 'SR' };
  const { property, store } = await startPrefill(`${V2}?affiliate=a-1`, {
    readPrepop: [{ name, propertyAddress: place }],
  });

  expect(property()).toMatchObject(place);
  expect(selectNameValues(store.getState())).toMatchObject(name);
});
