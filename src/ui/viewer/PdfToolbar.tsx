import { useId, useState, type ReactNode } from 'react';

import { isEnter } from '#src/ui/focus/inputMethod.ts';
import { Icon, type IconName } from '#src/ui/text/Icon.tsx';

import css from './PdfViewer.module.css';
import type { ReaderView } from './useZoom.ts';

interface PdfToolbarProps {
  view: ReaderView;
  onView: (view: ReaderView) => void;
  page: number;
  pages: number;
  /** 1 is 100%. */
  zoom: number;
  canZoom: Readonly<Record<'in' | 'out', boolean>>;
  onZoom: (step: 1 | -1) => void;
  searchMessage: string;
  onFind: (text: string) => void;
  onEnd: () => void;
  links: ReactNode;
}

const others = {
  page: { view: 'text', label: 'Read as text' },
  text: { view: 'page', label: 'Show the page' },
} as const satisfies Record<ReaderView, { view: ReaderView; label: string }>;

/** The main tools for an open document, in one row. The others are under "More tools" (F-12). */
export function PdfToolbar(props: PdfToolbarProps) {
  const { view, onView, page, pages, zoom, canZoom, onZoom, onEnd, links } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const other = others[view];
  return (
    <fieldset className={css['tools']} aria-label="Document tools">
      <div className={css['toolbar']}>
        <span className={css['count']}>
          <span className="visually-hidden">
            Page {page} of {pages}
          </span>
          <span aria-hidden="true">
            {page} / {pages}
          </span>
        </span>
        <span className={css['zoom']}>
          <Tool icon="minus" label="Zoom out" isOff={!canZoom.out} onClick={() => onZoom(-1)} />
          <span className={css['percent']}>{Math.round(zoom * 100)}%</span>
          <Tool icon="plus" label="Zoom in" isOff={!canZoom.in} onClick={() => onZoom(1)} />
        </span>
        <button
          className={`link-button ${css['other']}`}
          type="button"
          onClick={() => onView(other.view)}
        >
          {other.label}
        </button>
        <MoreButton id={id} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      </div>
      {isOpen && (
        <div className={css['more']} id={id}>
          <SearchBox {...props} />
          <button className="link-button" type="button" onClick={onEnd}>
            Go to the end
          </button>
          {links}
        </div>
      )}
    </fieldset>
  );
}

interface ToolProps {
  icon: IconName;
  label: string;
  /** Keeps the button in place, but it does nothing. */
  isOff?: boolean;
  onClick: () => void;
}

const Tool = ({ icon, label, isOff = false, onClick }: ToolProps) => (
  <button
    className={css['tool']}
    type="button"
    aria-label={label}
    aria-disabled={isOff || undefined}
    onClick={() => {
      if (!isOff) onClick();
    }}
  >
    <Icon name={icon} />
  </button>
);

interface MoreButtonProps {
  /** The id of the element that it opens. */
  id: string;
  isOpen: boolean;
  onToggle: () => void;
}

const MoreButton = ({ id, isOpen, onToggle }: MoreButtonProps) => (
  <button
    className={css['tool']}
    type="button"
    aria-label="More tools"
    aria-expanded={isOpen}
    aria-controls={isOpen ? id : undefined}
    onClick={onToggle}
  >
    <Icon name="more" />
  </button>
);

/** Not a form, because it may be inside one. */
function SearchBox({ onFind, searchMessage }: Pick<PdfToolbarProps, 'onFind' | 'searchMessage'>) {
  const [text, setText] = useState('');
  return (
    <span className={css['find']}>
      <input
        className={css['search']}
        type="search"
        aria-label="Find in this document"
        placeholder="Find"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (!isEnter(event)) return;
          event.preventDefault();
          onFind(text);
        }}
      />
      <Tool icon="search" label="Find" onClick={() => onFind(text)} />
      {searchMessage !== '' && <span className={css['message']}>{searchMessage}</span>}
    </span>
  );
}
