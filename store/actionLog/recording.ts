import type { BufferEntry, NoteEntry } from './actionBuffer.ts';
import { hashOf } from './hash.ts';
import { partsOf } from './parts.ts';
import { redactNote, writeLine, type CheckpointLine, type StartLine } from './lines.ts';
import { redactAction, redactState } from './redact.ts';
import { createRingBuffer } from './ringBuffer.ts';
import { swallowErrors } from './swallowErrors.ts';

const MAX_LINE_LENGTH = 65_536;

/** Number of actions, or of their characters, between two checkpoints. */
const CHECKPOINT_EVERY = { actions: 25, characters: 50_000 };

/**
 * Number of checkpoints between two that carry the state. A restored log can drop its oldest lines up to such a
 * checkpoint.
 */
const STATE_EVERY = 10;

const slicesOf = (state: unknown): string => partsOf(state).join();

function actionText({ action, at }: BufferEntry): string | null {
  try {
    const text = writeLine({ ...redactAction(action), at });
    return text.length <= MAX_LINE_LENGTH ? text : null;
  } catch {
    return null;
  }
}

const noteText = ({ note, at }: NoteEntry) => writeLine({ note: redactNote(note), at });

const unrecordableText = ({ action: { type }, at }: BufferEntry): string =>
  writeLine({ type: type.slice(0, 100), unrecordable: true, at });

export type Recording = ReturnType<typeof createRecording>;

/** Writes the lines of one buffer. */
export function createRecording(start: StartLine) {
  const ring = createRingBuffer(start);
  let since = { actions: 0, characters: 0 };
  let checkpoints = 0;
  let slices = slicesOf(start.state);
  // False after a line that couldn't be written. The next checkpoint then carries the state.
  let isSure = true;

  /** Adds the state when a replay couldn't compute it, for example after a slice loads. */
  function checkpointOf(state: unknown, carriesState = false) {
    const redacted = redactState(state);
    const hash = hashOf(redacted);
    const isKnown = isSure && slicesOf(state) === slices && !carriesState;
    const line: CheckpointLine = isKnown ? { hash } : { hash, state: redacted };
    return { text: writeLine(line), startText: writeLine({ ...start, state: redacted }) };
  }

  function addCheckpoint(state: unknown) {
    since = { actions: 0, characters: 0 };
    checkpoints += 1;
    try {
      ring.add(checkpointOf(state, checkpoints % STATE_EVERY === 0));
      slices = slicesOf(state);
      isSure = true;
    } catch {
      isSure = false;
    }
  }

  return {
    add(entry: BufferEntry | NoteEntry): void {
      if ('note' in entry) {
        ring.add({ text: noteText(entry), startText: null });
        return;
      }
      const written = actionText(entry);
      const text = written ?? unrecordableText(entry);
      isSure &&= written !== null;
      ring.add({ text, startText: null });
      since.actions += 1;
      since.characters += text.length;
      const isDue =
        since.actions >= CHECKPOINT_EVERY.actions ||
        since.characters >= CHECKPOINT_EVERY.characters ||
        slicesOf(entry.state) !== slices;
      if (isDue && entry.state !== undefined) addCheckpoint(entry.state);
    },
    /** The lines, or the latest share of them, ending with a hash of the state. */
    texts(share: number, state: unknown): readonly string[] {
      const texts = ring.texts(share);
      swallowErrors(() => texts.push(checkpointOf(state).text));
      return texts;
    },
    prepend: ring.prepend,
  };
}
