import { createContext, useContext } from 'react';

import type { TextBlock, TextPiece } from './reflow.ts';

export interface PageSize {
  /** CSS pixels at 100%. */
  readonly width: number;
  readonly height: number;
}

export interface DrawingArea {
  readonly canvas: HTMLCanvasElement;
  readonly textLayer: HTMLElement;
  /** 1 is 100%. */
  readonly scale: number;
}

export interface DrawnPage {
  readonly size: PageSize;
  /** True if nothing on the page was left out. */
  readonly isWhole: boolean;
  /** The share of its width that is blank on both sides. */
  readonly margin: number;
  /** The texts of notes, which the picture doesn't show. */
  readonly notes: readonly string[];
}

export interface PageText {
  readonly pieces: readonly TextPiece[];
  /** True if it has images, notes, stamps or fields, which text can't show as they are. */
  readonly hasPicture: boolean;
  readonly isWhole: boolean;
}

export interface Pdf {
  readonly pages: number;
  readonly firstPage: PageSize;
  /**
   * True if it is more than its pages, such as a portfolio, or a form that other programs generate when they open it.
   */
  readonly isMoreThanPages: boolean;
  /** Draws a page and its text, one page at a time. Rejects when the signal aborts. */
  draw(page: number, area: DrawingArea, signal: AbortSignal): Promise<DrawnPage>;
  /** Returns the text layer of a page after trying to draw all of the page. Rejects when the signal aborts. */
  read(page: number, signal: AbortSignal): Promise<PageText>;
  /** Returns whether all of a page can be drawn, without showing it. Rejects when the signal aborts. */
  isWhole(page: number, signal: AbortSignal): Promise<boolean>;
  textOf(page: number): Promise<string>;
  layOut(pages: readonly (readonly TextPiece[])[]): TextBlock[][];
}

/** A PDF that is being opened. `end` stops its worker at any time (FT-106). */
export interface OpeningPdf {
  readonly opened: Promise<Pdf>;
  end(): void;
}

/**
 * Opens a PDF and takes ownership of the bytes. A document that takes too much memory is stopped and reported, at any
 * time (FT-106).
 */
export type OpenPdf = (bytes: ArrayBuffer, onTooMuch: () => void) => OpeningPdf;

/** The viewer's code loads when the first document is opened. */
export const PdfContext = createContext<() => Promise<OpenPdf>>(() =>
  import('./pdfEngine.ts').then((module) => module.openPdf),
);

export const useLoadPdf = () => useContext(PdfContext);
