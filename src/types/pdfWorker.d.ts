/** pdf.js has no types for its worker. We only start it. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs';
