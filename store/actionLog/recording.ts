import { hashOf } from './hash.ts';
import { writeLine, type CheckpointLine, type LogLine, type StartLine } from './lines.ts';
import { quietly } from './quietly.ts';
import { redactAction, redactState, type LoggedAction } from './redact.ts';
import { createRing } from './ring.ts';

const CHECKPOINT_EVERY = 25;
const LONGEST_LINE = 65_536;

/** So many wait to be written at most, where nobody reads the log. */
const MOST_WAITING = 100;

/** What happened, before it is a line; the state is the one of a checkpoint. Neither changes any more. */
type Happening = { action: LoggedAction; at: number } | { state: unknown };

/** Writes what happened as lines. After an action that could not be told the next checkpoint tells the state itself. */
function createWriter() {
  let isSure = true;

  function actionText(action: LoggedAction, at: number): string {
    try {
      const text = writeLine({ ...redactAction(action), at });
      if (text.length <= LONGEST_LINE) return text;
    } catch {
      // What cannot be told is said to be so below.
    }
    isSure = false;
    return writeLine({ type: action.type.slice(0, 100), unrecordable: true, at });
  }

  function checkpointText(state: unknown): string {
    const redacted = redactState(state);
    const hash = hashOf(redacted);
    const checkpoint: CheckpointLine = isSure ? { hash } : { hash, state: redacted };
    return writeLine(checkpoint);
  }

  return {
    checkpointText,
    write(happening: Happening): string {
      if ('action' in happening) return actionText(happening.action, happening.at);
      const text = checkpointText(happening.state);
      isSure = true;
      return text;
    },
  };
}

export type Recording = ReturnType<typeof createRecording>;

/** One log from its first line on. What happens waits until somebody reads it, or until much waits. */
export function createRecording(start: StartLine, now: () => number) {
  const ring = createRing(start);
  const writer = createWriter();
  const startedAt = now();
  let sinceCheckpoint = 0;
  let waiting: Happening[] = [];

  function writeAll() {
    const happenings = waiting;
    waiting = [];
    for (const happening of happenings) quietly(() => ring.add(writer.write(happening)));
  }

  return {
    notice(action: LoggedAction): void {
      waiting.push({ action, at: Math.round(now() - startedAt) });
      sinceCheckpoint += 1;
    },
    /** After the store has heard of an action. */
    settle(readState: () => unknown): void {
      if (sinceCheckpoint >= CHECKPOINT_EVERY) {
        waiting.push({ state: readState() });
        sinceCheckpoint = 0;
      }
      if (waiting.length > MOST_WAITING) writeAll();
    },
    /** The lines, or the latest share of them, with the hash of this moment at their end. */
    texts(share: number, readState: () => unknown): readonly string[] {
      writeAll();
      const texts = [...ring.texts(share)];
      quietly(() => texts.push(writer.checkpointText(readState())));
      return texts;
    },
    prepend(earlier: StartLine, lines: readonly LogLine[]): void {
      ring.prepend(earlier, lines);
    },
  };
}
