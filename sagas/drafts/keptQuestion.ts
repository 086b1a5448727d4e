import * as v from 'valibot';

import { codeOf } from '#sagas/api/contract/common.ts';
import { supportTopics, type SupportQuestion } from '#store/support/slice.ts';
import type { UnsavedValues } from '#store/unsaved.ts';

import type { KeptWish } from './keptWish.ts';
import { formOf } from './lenientSchema.ts';

const Text = v.string();

const Kept = v.pipe(
  v.string(),
  v.parseJson(),
  formOf<SupportQuestion & KeptWish>({
    name: Text,
    email: Text,
    topic: codeOf(supportTopics),
    message: Text,
    words: Text,
    key: Text,
  }),
);

/** The question to the lender that was being written, field by field (FT-62); null where there is none. */
export function readKeptQuestion(text: string): UnsavedValues | null {
  const kept = v.safeParse(Kept, text);
  return kept.success && Object.keys(kept.output).length > 0 ? kept.output : null;
}
