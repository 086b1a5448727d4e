/** On import, pdf.js warns that it can't draw here. We only read texts. */
async function importQuietly() {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await import('pdfjs-dist/legacy/build/pdf.mjs');
  } finally {
    console.warn = warn;
  }
}

/** Returns the code on the sample document's last page, as a borrower reads it: the last word made of digits. */
export async function readSampleCode(pdf: ArrayBuffer): Promise<string | null> {
  const { getDocument } = await importQuietly();
  const data = new Uint8Array(pdf.slice(0));
  const paper = await getDocument({ data, verbosity: 0 }).promise;
  const page = await paper.getPage(paper.numPages);
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  return text.match(/\b\d{4,10}\b/g)?.at(-1) ?? null;
}
