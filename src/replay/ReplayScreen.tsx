import { useState, type DragEvent } from 'react';

import { Notice } from '#src/ui/feedback/Notice.tsx';

import { openLog, type OpenedLog } from './openLog.ts';
import { Player } from './Player.tsx';
import css from './Replay.module.css';

interface OpenerProps {
  readonly fault: string | null;
  readonly isOpening: boolean;
  readonly onFile: (file: File) => void;
}

function Opener({ fault, isOpening, onFile }: OpenerProps) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <div
      className={isOver ? `${css['opener']} ${css['over']}` : css['opener']}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h1>Replay a log</h1>
      <p>
        Open the log that a borrower has saved. Their screens are drawn from it, one action at a
        time. Nothing is sent to the lender, and nothing is stored.
      </p>
      {fault !== null && <Notice tone="danger">{fault}</Notice>}
      <label className={css['choose']}>
        {isOpening ? 'Opening the log' : 'Choose a log, or drop it here'}
        <input
          type="file"
          accept=".jsonl,application/jsonl,text/plain"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onFile(file);
            target.value = '';
          }}
        />
      </label>
    </div>
  );
}

/** Support's replay of an action log. */
export function ReplayScreen() {
  const [opened, setOpened] = useState<OpenedLog | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isOpening, setOpening] = useState(false);

  async function open(file: File) {
    setOpening(true);
    setFault(null);
    const found = await openLog(file).catch(() => 'This file could not be read. Please try again.');
    setOpening(false);
    if (typeof found === 'string') setFault(found);
    else setOpened(found);
  }

  return (
    <main className={css['replay']}>
      {opened ? (
        <Player key={opened.name} opened={opened} onClose={() => setOpened(null)} />
      ) : (
        <Opener fault={fault} isOpening={isOpening} onFile={(file) => void open(file)} />
      )}
    </main>
  );
}
