import { flattenErrors } from '#store/validation.ts';

it('gives nested errors the names of the fields of a form', () => {
  const mistakes = {
    purpose: 'Required',
    owners: [undefined, { email: 'Required', firstName: undefined }],
    mailingAddress: { zip: 'Please enter a valid zipcode' },
  };

  expect(flattenErrors(mistakes)).toEqual({
    purpose: 'Required',
    'owners[1].email': 'Required',
    'mailingAddress.zip': 'Please enter a valid zipcode',
  });
});
