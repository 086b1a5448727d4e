import type { OtherTabs } from '#sagas/ports.ts';

/** The other tabs of this application; where the browser has no channel between tabs, each is alone. */
export function otherTabs(): OtherTabs {
  if (typeof BroadcastChannel === 'undefined')
    return { tell: () => undefined, listen: () => () => undefined };
  const channel = new BroadcastChannel('homeline.identity');
  return {
    tell: (news) => channel.postMessage(news),
    listen(heard) {
      const hear = ({ data }: MessageEvent<unknown>) => heard(data);
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}
