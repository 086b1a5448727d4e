import { PdfPage, type PdfPageProps } from './PdfPage.tsx';
import css from './PdfViewer.module.css';
import type { TextBlock } from './reflow.ts';
import { usePageTexts } from './usePageTexts.ts';

interface TextPagesProps extends Omit<PdfPageProps, 'number' | 'isNear' | 'isBroken'> {
  near: ReadonlySet<number>;
  broken: ReadonlySet<number>;
  /** 1 is 16 px. */
  zoom: number;
}

/**
 * A document as one column of text, taken from its text layer. A page that is more than text is also shown as a
 * picture.
 */
export function TextPages({ near, broken, zoom, ...page }: TextPagesProps) {
  const { pdf, found, onDrawn } = page;
  const pages = usePageTexts(pdf, onDrawn);
  return (
    <div className={css['reflowed']} style={{ fontSize: `${zoom}rem` }}>
      {Array.from({ length: pdf.pages }, (_none, at) => {
        const number = at + 1;
        const read = pages.get(number);
        const isBroken = broken.has(number);
        return (
          <div key={number} className={css['textPage']} data-page={number}>
            {read?.blocks.map((block, place) => (
              // The blocks of a page never move.
              <Block key={place} block={block} isFound={isFound(block, found)} />
            ))}
            {read?.hasPicture ? (
              <PdfPage {...page} number={number} isNear={near.has(number)} isBroken={isBroken} />
            ) : (
              isBroken && <p>Something on page {number} can't be shown.</p>
            )}
          </div>
        );
      })}
    </div>
  );
}

const isFound = ({ text }: TextBlock, found: string | null) =>
  found !== null && text.toLowerCase().includes(found);

function Block({
  block: { kind, text },
  isFound: isMarked,
}: {
  block: TextBlock;
  isFound: boolean;
}) {
  const marked = { 'data-found': isMarked || undefined };
  if (kind === 'title' || kind === 'heading') {
    const Heading = kind === 'title' ? 'h3' : 'h4';
    return (
      <Heading className={css[kind]} data-heading {...marked}>
        {text}
      </Heading>
    );
  }
  return (
    <p className={css[kind]} {...marked}>
      {text}
    </p>
  );
}
