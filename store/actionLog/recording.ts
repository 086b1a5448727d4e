import { hashOf } from './hash.ts';
import { writeLine, type CheckpointLine, type LogLine, type StartLine } from './lines.ts';
import { swallowErrors } from './swallowErrors.ts';
import { redactAction, redactState, type LoggedAction } from './redact.ts';
import { createRingBuffer } from './ringBuffer.ts';
import type { Happening } from './actionBuffer.ts';

const LONGEST_LINE = 65_536;

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

/** One log from its first line on. */
export function createRecording(start: StartLine) {
  const ring = createRingBuffer(start);
  const writer = createWriter();

  return {
    add(happening: Happening): void {
      ring.add(writer.write(happening));
    },
    /** The lines, or the latest share of them, with the hash of a state at their end. */
    texts(share: number, state: unknown): readonly string[] {
      const texts = [...ring.texts(share)];
      swallowErrors(() => texts.push(writer.checkpointText(state)));
      return texts;
    },
    prepend(earlier: StartLine, lines: readonly LogLine[]): void {
      ring.prepend(earlier, lines);
    },
  };
}
