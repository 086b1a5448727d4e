import { parsePdf } from '#server/sandbox/lender/uploads/parsePdf.ts';

/** Returns the code on the sample document's last page, as a borrower reads it: the last word made of digits. */
export async function readSampleCode(pdf: ArrayBuffer): Promise<string | null> {
  const paper = await parsePdf(new Uint8Array(pdf));
  const page = await paper.getPage(paper.numPages);
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  return text.match(/\b\d{4,10}\b/g)?.at(-1) ?? null;
}
