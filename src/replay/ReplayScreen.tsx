import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from 'react';

import { readSentLog, wantedMoment, type SentMoment } from '#src/boot/ports/sentLog.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';

import { openLog, type OpenedLog, type Opening } from './openLog.ts';
import { Player } from './Player.tsx';
import css from './Replay.module.css';

interface OpenerProps {
  readonly fault: string | null;
  readonly opening: Opening | null;
  readonly onFile: (file: File) => void;
  readonly onStop: () => void;
}

/** How far the opening has come, with a button to stop, because a handwritten log may be long. */
const Waiting = ({ opening, onStop }: { opening: Opening; onStop: () => void }) => (
  <div className={css['search']}>
    <progress aria-labelledby="replay-count" value={opening.done} max={opening.of} />
    <span id="replay-count">
      {opening.done} of {opening.of} lines {opening.phase}
    </span>
    <Button tone="secondary" onClick={onStop}>
      Stop
    </Button>
  </div>
);

function Opener({ fault, opening, onFile, onStop }: OpenerProps) {
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
      {opening && <Waiting opening={opening} onStop={onStop} />}
      <label className={css['choose']}>
        Choose a log, or drop it here
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

export function ReplayScreen() {
  const [opened, setOpened] = useState<OpenedLog | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [opening, setOpening] = useState<Opening | null>(null);
  const [moment, setMoment] = useState<SentMoment | null>(null);
  const stopping = useRef(new AbortController());

  function stop() {
    stopping.current.abort();
    stopping.current = new AbortController();
    setOpening(null);
    setFault(null);
  }

  async function open(file: Blob, name: string, sent: SentMoment | null = null) {
    stop();
    setMoment(sent);
    const { signal } = stopping.current;
    const found = await openLog(file, name, signal, setOpening).catch(
      () => 'This file could not be read. Please try again.',
    );
    if (signal.aborted) return;
    setOpening(null);
    if (typeof found === 'string') setFault(found);
    else setOpened(found);
  }

  const openSent = useEffectEvent((sent: SentMoment, log: Blob | null) => {
    if (log) void open(log, sent.reference, sent);
    else setFault(`There is no log ${sent.reference} here.`);
  });
  useEffect(() => {
    const wanted = wantedMoment();
    if (wanted) void readSentLog(wanted.reference).then((log) => openSent(wanted, log));
  }, []);

  return (
    <main className={css['replay']}>
      {opened ? (
        <Player key={opened.name} opened={opened} sent={moment} onClose={() => setOpened(null)} />
      ) : (
        <Opener
          fault={fault}
          opening={opening}
          onFile={(file) => void open(file, file.name)}
          onStop={stop}
        />
      )}
    </main>
  );
}
