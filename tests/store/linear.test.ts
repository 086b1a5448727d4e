import { readAmount, groupAmount } from '#store/format/money.ts';
import { normalisePastedPhone } from '#store/person/phone.ts';
import { propertyAddressValidator, readAddressLine } from '#store/person/address.ts';
import { passwordValidator } from '#store/registration/password.ts';
import { validateName } from '#store/person/name.ts';
import { expectLinear } from '#tests/support/linear.ts';

const hostile = ['a-', "o'", ' ', '1,', 'é ', '\u0301', '🏠', '((', '.'].map((piece) =>
  piece.repeat(50_000),
);

it.each(hostile.map((text) => [text.slice(0, 4), text]))(
  'SC-22 judges 100,000 characters of %j at once, in every field',
  (_piece, text) => {
    expectLinear(() => {
      validateName({ firstName: text, middleName: text, lastName: `${text}!` });
      for (const entry of ['manual', 'typeahead'] as const) {
        propertyAddressValidator({ entry, allowRegulatorReview: false })({
          street1: text,
          street2: text,
          city: text,
          state: text,
          zip: text,
        });
      }
      passwordValidator({ email: 'dana@sample.example', companyNameShort: 'Homeline' })({
        password: text,
        confirmPassword: text,
      });
      readAddressLine(text);
      readAmount(text);
      groupAmount(text);
      normalisePastedPhone(text);
    });
  },
);
