import type PDFDocument from 'pdfkit';

export interface DocumentSection {
  readonly title: string;
  readonly lines: readonly string[];
  readonly isOnNewPage?: boolean;
}

export interface Paper {
  readonly title: string;
  readonly lender: string;
  readonly facts: readonly string[];
  readonly sections: readonly DocumentSection[];
  /** ISO. */
  readonly createdAt: string;
}

export interface WrittenPdf {
  readonly bytes: ArrayBuffer;
  readonly pages: number;
}

const MARGIN = 64;
/** The height of a title with two lines. */
const MIN_SECTION_HEIGHT = 72;
const INK = '#1a1a1a';
const QUIET = '#555555';
/** The fonts that every PDF reader has contain only Latin letters. */
const UNKNOWN_LETTERS = /[^\u0020-\u007E\u00A0-\u00FF\u2013\u2014\u2018\u2019\u201C\u201D\u2022]/g;
const latin = (text: string) => text.normalize('NFC').replaceAll(UNKNOWN_LETTERS, '?');

/** Keeps a title off the bottom of a page. */
const isAtFoot = (pdf: PDFDocument) => pdf.y > pdf.page.height - MARGIN - MIN_SECTION_HEIGHT;

function writeBody(pdf: PDFDocument, { title, lender, facts, sections }: Paper): void {
  pdf.font('Helvetica').fontSize(10).fillColor(QUIET).text(latin(lender));
  pdf.moveDown(0.5);
  pdf.font('Helvetica-Bold').fontSize(20).fillColor(INK).text(latin(title));
  pdf.moveDown(0.5).font('Helvetica').fontSize(11);
  for (const fact of facts) pdf.text(latin(fact));
  for (const section of sections) {
    if (section.isOnNewPage || isAtFoot(pdf)) pdf.addPage();
    else pdf.moveDown(1);
    pdf.font('Helvetica-Bold').fontSize(13).text(latin(section.title));
    pdf.moveDown(0.3).font('Helvetica').fontSize(11);
    for (const line of section.lines) pdf.text(latin(line), { lineGap: 2, paragraphGap: 6 });
  }
}

/** Prints "Page 1 of 3" at the bottom of each page. */
function numberPages(pdf: PDFDocument, title: string): number {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    // The footer is inside the margin, where text would start a new page.
    pdf.page.margins.bottom = 0;
    pdf
      .font('Helvetica')
      .fontSize(9)
      .fillColor(QUIET)
      .text(latin(`${title} - page ${page + 1} of ${count}`), MARGIN, pdf.page.height - 40, {
        lineBreak: false,
      });
  }
  return count;
}

/** Writes a PDF. The same content always gives the same pages. */
export async function writePdf(paper: Paper): Promise<WrittenPdf> {
  // Loaded with the first document, because it takes a fifth of the sandbox's start.
  const { default: Document } = await import('pdfkit');
  const { promise, resolve, reject } = Promise.withResolvers<WrittenPdf>();
  const pdf = new Document({
    size: 'LETTER',
    margins: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
    bufferPages: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: paper.title, Author: paper.lender, CreationDate: new Date(paper.createdAt) },
  });
  const parts: Uint8Array[] = [];
  let pages = 0;
  pdf
    .on('data', (part) => void parts.push(part))
    .on('error', reject)
    .on('end', () => {
      // Copies, because a Buffer shares its memory with other data.
      const bytes = new Uint8Array(Buffer.concat(parts)).buffer;
      resolve({ bytes, pages });
    });
  writeBody(pdf, paper);
  pages = numberPages(pdf, paper.title);
  pdf.end();
  return promise;
}
