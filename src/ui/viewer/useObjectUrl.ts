import { useEffect, useState } from 'react';

/** Returns the object URL of a file, so no bearer token has to be in a URL (F-12). */
export function useObjectUrl(file: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    // The effect creates and revokes the URL, because React may discard a render.
    // oxlint-disable-next-line react/set-state-in-effect
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
