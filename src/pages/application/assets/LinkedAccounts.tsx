import { useFormState } from 'react-final-form';

import { FieldCard, FieldCards } from '#src/pages/shared/fields/FieldCard.tsx';
import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import { ChoiceCards, yesNo } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { DefinitionList } from '#src/ui/layout/Card.tsx';
import { assetLine, type LinkedAsset } from '#store/application/assets/assets.ts';
import { type AssetsValues as Values } from '#store/application/assets/assetsForm.ts';
import { assetRows } from '#store/application/assets/assetTexts.ts';
import { isolated } from '#store/text/direction.ts';

export function LinkedAccounts({ linked }: { linked: readonly LinkedAsset[] }) {
  return (
    <FieldCards>
      {linked.map((account, index) => (
        <FieldCard
          key={account.linkUuid}
          legend={isolated(assetLine(account))}
          name={`Linked account ${index + 1}`}
        >
          <DefinitionList rows={assetRows(account)} />
          <LinkedAccountFields index={index} />
        </FieldCard>
      ))}
    </FieldCards>
  );
}

function LinkedAccountFields({ index }: { index: number }) {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const name = `linked[${index}]`;
  return (
    <>
      {values.linked?.[index]?.leaveOut !== true && (
        <ChoiceCards
          name={`${name}.joint`}
          label="Is it a joint account?"
          layout="row"
          options={yesNo}
        />
      )}
      <CheckboxField name={`${name}.leaveOut`} label="Leave this account out" />
    </>
  );
}
