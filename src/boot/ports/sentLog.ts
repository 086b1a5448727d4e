export interface SentMoment {
  readonly reference: string;
  /** Counted from 1. */
  readonly line: number;
}

/** Reads the log and the line that this page's address names: `?log=K3F72Q&line=20`. Null without a log. */
export function wantedMoment(): SentMoment | null {
  const query = new URLSearchParams(location.search);
  const reference = query.get('log');
  return reference === null ? null : { reference, line: Number(query.get('line') ?? 1) };
}

/** Returns a log that the sandbox received, or null. */
export async function readSentLog(reference: string): Promise<Blob | null> {
  const response = await fetch(`/sandbox/logs/${encodeURIComponent(reference)}`).catch(() => null);
  return response?.ok ? await response.blob() : null;
}
