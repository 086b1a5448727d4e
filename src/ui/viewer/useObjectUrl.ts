import { useEffect, useState } from 'react';

/** The address of a file inside this page, so that no bearer stands in an address (F-12). */
export function useObjectUrl(file: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    // The address is made and dropped with the effect: a render may be thrown away.
    // oxlint-disable-next-line react/set-state-in-effect
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
