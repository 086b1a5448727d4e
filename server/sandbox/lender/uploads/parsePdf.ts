/** On import, pdf.js warns that it can't draw here. We only read. */
async function importQuietly() {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await import('pdfjs-dist/legacy/build/pdf.mjs');
  } finally {
    console.warn = warn;
  }
}

/** Reads a PDF without drawing it. Rejects with pdf.js's exception if the file is broken or needs another password. */
export async function parsePdf(content: Uint8Array, password?: string) {
  const { getDocument } = await importQuietly();
  return getDocument({ data: content.slice(), password, verbosity: 0 }).promise;
}
