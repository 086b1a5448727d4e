import { useState, type ReactNode } from 'react';

import { Icon, type IconName } from '#src/ui/layout/Icon.tsx';

import css from './PdfViewer.module.css';

interface PdfToolbarProps {
  page: number;
  pages: number;
  /** 1 is 100 %. */
  zoom: number;
  onZoom: (step: 1 | -1) => void;
  searchMessage: string;
  onFind: (text: string) => void;
  onEnd: () => void;
  /** Links to the file itself. */
  children: ReactNode;
}

/** What a reader does with an open document (F-12). */
export function PdfToolbar(props: PdfToolbarProps) {
  const { page, pages, zoom, onZoom, onEnd, children } = props;
  return (
    <fieldset className={css['toolbar']} aria-label="Document tools">
      <span className={css['count']}>
        Page {page} of {pages}
      </span>
      <span className={css['zoom']}>
        <Tool icon="minus" label="Zoom out" onClick={() => onZoom(-1)} />
        <span className={css['percent']}>{Math.round(zoom * 100)}%</span>
        <Tool icon="plus" label="Zoom in" onClick={() => onZoom(1)} />
      </span>
      <button className="link-button" type="button" onClick={onEnd}>
        Go to the end
      </button>
      {children}
      <SearchBox {...props} />
    </fieldset>
  );
}

interface ToolProps {
  icon: IconName;
  label: string;
  onClick: () => void;
}

const Tool = ({ icon, label, onClick }: ToolProps) => (
  <button className={css['tool']} type="button" aria-label={label} onClick={onClick}>
    <Icon name={icon} />
  </button>
);

/** It is not a form, since it may be inside one. */
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
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onFind(text);
        }}
      />
      <Tool icon="search" label="Find" onClick={() => onFind(text)} />
      {searchMessage !== '' && <span className={css['message']}>{searchMessage}</span>}
    </span>
  );
}
