import { PaperInstead } from '#src/pages/application/documents/PaperInstead.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import {
  CODE_HINT,
  demonstrationText,
  electronicRecords,
} from '#store/application/submission/electronicRecords.ts';
import { TestPage } from './TestPage.tsx';

/** T-08: what electronic documents mean, and the proof that the borrower can read them (facts §8). */
export function ElectronicRecords() {
  return (
    <Card title="Paper or electronic">
      <ul>
        {electronicRecords.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{demonstrationText.text}</p>
      <TestPage />
      <TextField
        name="sampleCode"
        label="Code on the last page"
        hint={CODE_HINT}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        width="short"
      />
      <PaperInstead />
    </Card>
  );
}
