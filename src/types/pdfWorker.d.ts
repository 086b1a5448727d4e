/** pdf.js has no types for its worker, which is only started. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs';
