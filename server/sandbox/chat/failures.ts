/** What a control request asks of the sockets of a conversation (chat.md section 9). */
export type ChatFailures = ReturnType<typeof createFailures>;

interface Attached {
  /** Cuts the link without a close frame. */
  readonly cut: () => void;
}

/** The links of one conversation, and how they are made to fail. */
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
    /** A link is there; returns what forgets it. */
    attach(link: Attached): () => void {
      attached.add(link);
      return () => void attached.delete(link);
    },
    drop,
    /** Refuses new links, and takes them again. */
    refuse(refuses: boolean) {
      refusesNew = refuses;
    },
    refusesNew: () => refusesNew,
    /** A half-open link: nothing is answered, nothing closes. */
    silence(silent: boolean) {
      isSilent = silent;
    },
    isSilent: () => isSilent,
    /** The next message is stored, and the link drops before its acknowledgement. */
    loseNextAck(loses = true) {
      losesNextAck = loses;
    },
    takesLoss(): boolean {
      const loses = losesNextAck;
      losesNextAck = false;
      return loses;
    },
    /** So many links are accepted and dropped at once. */
    acceptAndDrop(times: number) {
      acceptsToDrop = times;
    },
    /** What is in force, and how many links there are. */
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
