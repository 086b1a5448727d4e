/** The part of pdfkit that the sandbox uses. pdfkit has no types. */
declare module 'pdfkit' {
  interface TextOptions {
    align?: 'left' | 'right';
    lineBreak?: boolean;
    lineGap?: number;
    paragraphGap?: number;
    width?: number;
  }

  export default class PDFDocument {
    constructor(options: {
      size: 'LETTER';
      margins: { top: number; bottom: number; left: number; right: number };
      bufferPages: boolean;
      lang: string;
      displayTitle: boolean;
      info: { Title: string; Author: string; CreationDate: Date };
    });
    readonly page: { width: number; height: number; margins: { bottom: number } };
    /** Where the next text starts. */
    readonly y: number;
    on(event: 'data', listener: (part: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    font(name: 'Helvetica' | 'Helvetica-Bold'): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    text(text: string, options?: TextOptions): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    moveDown(lines?: number): this;
    addPage(): this;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(page: number): this;
    end(): void;
  }
}
