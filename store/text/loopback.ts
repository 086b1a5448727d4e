const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** Whether a host name always means this machine. */
export const isLoopbackName = (hostname: string) =>
  LOCAL_NAMES.has(hostname) || hostname.endsWith('.localhost');
