import { flatMistakes } from '#store/validation.ts';

it('names mistakes inside people and lists as a form does', () => {
  const mistakes = {
    purpose: 'Required',
    owners: [undefined, { email: 'Required', firstName: undefined }],
    mailingAddress: { zip: 'Please enter a valid zipcode' },
  };

  expect(flatMistakes(mistakes)).toEqual({
    purpose: 'Required',
    'owners[1].email': 'Required',
    'mailingAddress.zip': 'Please enter a valid zipcode',
  });
});
