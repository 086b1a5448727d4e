/** pdf.js warns at its import that it cannot draw here; only its texts are read. */
async function importQuietly() {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await import('pdfjs-dist/legacy/build/pdf.mjs');
  } finally {
    console.warn = warn;
  }
}

/** The code on the last page of the sample document, as a borrower reads it: its last word of digits. */
export async function readSampleCode(pdf: ArrayBuffer): Promise<string | null> {
  const { getDocument } = await importQuietly();
  const data = new Uint8Array(pdf.slice(0));
  const paper = await getDocument({ data, verbosity: 0 }).promise;
  const page = await paper.getPage(paper.numPages);
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  return text.match(/\b\d{4,10}\b/g)?.at(-1) ?? null;
}
