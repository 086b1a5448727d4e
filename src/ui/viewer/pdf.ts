import { createContext, useContext } from 'react';

import type { TextBlock, TextPiece } from './reflow.ts';

export interface PageSize {
  /** CSS pixels at 100 %. */
  readonly width: number;
  readonly height: number;
}

export interface DrawingArea {
  readonly canvas: HTMLCanvasElement;
  readonly textLayer: HTMLElement;
  /** 1 is 100 %. */
  readonly scale: number;
}

export interface DrawnPage {
  readonly size: PageSize;
  /** Nothing of it was left out. */
  readonly isWhole: boolean;
  /** The share of its width that is blank paper at both sides. */
  readonly margin: number;
  /** What was noted on it, which no picture shows. */
  readonly notes: readonly string[];
}

export interface PageText {
  readonly pieces: readonly TextPiece[];
  /** It has pictures, notes, stamps or fields, which no text shows as they are. */
  readonly hasPicture: boolean;
  readonly isWhole: boolean;
}

/** An open PDF. */
export interface Pdf {
  readonly pages: number;
  readonly firstPage: PageSize;
  /** It is more than its pages, such as a portfolio, or a form that other programs make at each opening. */
  readonly isMoreThanPages: boolean;
  /** Draws a page and its text, one page at a time; rejects when the signal aborts. */
  draw(page: number, area: DrawingArea, signal: AbortSignal): Promise<DrawnPage>;
  /** The text layer of a page, after a trial of all of it; rejects when the signal aborts. */
  read(page: number, signal: AbortSignal): Promise<PageText>;
  /** Whether all of a page can be drawn, without drawing it; rejects when the signal aborts. */
  isWhole(page: number, signal: AbortSignal): Promise<boolean>;
  textOf(page: number): Promise<string>;
  /** The texts of pages as headings and paragraphs, by the size of most letters. */
  blocksOf(pages: readonly PageText[]): TextBlock[][];
}

/** A PDF that is being opened; `end` ends its worker at any time (FT-106). */
export interface OpeningPdf {
  readonly opened: Promise<Pdf>;
  end(): void;
}

/** Takes the bytes over. A document that takes too much memory is ended and reported, at any time (FT-106). */
export type OpenPdf = (bytes: ArrayBuffer, onTooMuch: () => void) => OpeningPdf;

/** The code of a viewer comes when the first document is opened. */
export const PdfContext = createContext<() => Promise<OpenPdf>>(() =>
  import('./pdfEngine.ts').then((module) => module.openPdf),
);

export const useLoadPdf = () => useContext(PdfContext);
