import type { OtherTabs } from '#sagas/ports.ts';

/** Sends messages to the other tabs of this application. Does nothing without `BroadcastChannel`. */
export function otherTabs(): OtherTabs {
  if (typeof BroadcastChannel === 'undefined')
    return { post: () => undefined, listen: () => () => undefined };
  const channel = new BroadcastChannel('homeline.identity');
  return {
    post: (message) => channel.postMessage(message),
    listen(handle) {
      const onMessage = ({ data }: MessageEvent<unknown>) => handle(data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
