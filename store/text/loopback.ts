const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** Whether a host name can only mean this machine. */
export const isLoopbackName = (hostname: string) =>
  LOCAL_NAMES.has(hostname) || hostname.endsWith('.localhost');
