/** Control requests for a conversation's sockets (chat.md section 9). */
export type ChatFailures = ReturnType<typeof createFailures>;

interface Attached {
  /** Drops the connection without a close frame. */
  readonly cut: () => void;
}

/** Keeps one conversation's connections and makes them fail. */
export function createFailures() {
  const attached = new Set<Attached>();
  let refusesNew = false;
  let isSilent = false;
  let losesNextAck = false;
  let acceptsToDrop = 0;

  const drop = () => {
    for (const { cut } of attached) cut();
  };

  return {
    attach(link: Attached): () => void {
      attached.add(link);
      return () => void attached.delete(link);
    },
    drop,
    refuse(refuses: boolean) {
      refusesNew = refuses;
    },
    refusesNew: () => refusesNew,
    /** A half-open connection: it neither answers nor closes. */
    silence(silent: boolean) {
      isSilent = silent;
    },
    isSilent: () => isSilent,
    /** Stores the next message and drops the connection before the acknowledgment. */
    loseNextAck(loses = true) {
      losesNextAck = loses;
    },
    takesLoss(): boolean {
      const loses = losesNextAck;
      losesNextAck = false;
      return loses;
    },
    /** Accepts this many connections and drops them at once. */
    acceptAndDrop(times: number) {
      acceptsToDrop = times;
    },
    state: () => ({
      refuse: refusesNew,
      silent: isSilent,
      loseNextAck: losesNextAck,
      acceptAndDrop: acceptsToDrop,
      links: attached.size,
    }),
    takesDrop(): boolean {
      if (acceptsToDrop === 0) return false;
      acceptsToDrop -= 1;
      return true;
    },
  };
}
