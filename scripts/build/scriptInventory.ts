import { isScript, type Manifest } from './manifest.ts';

/** Why each script is on a page, by request. A folder covers its files (SC-23). */
const inventory: readonly (readonly [asked: string, reason: string])[] = [
  ['vendor', 'The libraries of the first screen: React, Redux, the forms.'],
  ['client', 'Our own code of the first screen: the frame, the form, the store.'],
  ['./startSagas.ts', 'All that the app does: calls, drafts, the session.'],
  ['./later.ts', 'The sagas that no first answer needs, at the first input.'],
  ['./campaign.ts', 'Reads what an address says of a campaign, a referrer or a partner.'],
  ['./boot/neutralPage.tsx', 'The page that stands where nothing else could be drawn.'],
  ['#src/shell/modals/Modals.tsx', 'What is asked over a screen.'],
  ['#src/shell/Overlays.tsx', 'Toasts and the page of a wait over a screen.'],
  [
    '#src/shell/frame/frameParts.ts',
    'The banners and the lower footer, once the page rests: neither is of the first screen.',
  ],
  ['#src/pages/', 'A screen, when it is opened.'],
  ['#src/applicationRoutes.tsx', 'The list of the screens of an application, as one is entered.'],
  [
    './CurrentStatus.tsx',
    'What is happening, beside a screen of an application: the texts of all statuses.',
  ],
  ['./lateParts.ts', 'What an offer costs, drawn, compared and against the debts of today.'],
  ['./ApplicationMenuItems.tsx', 'The entries of "Your application", as the menu is opened.'],
  ['./pdfEngine.ts', 'Draws a document, with the first that is opened.'],
  ['./browserMedia.ts', 'Camera and microphone, with the first check before a notary.'],
  ['#sagas/application/', 'What the screens of one feature do, with the first of them.'],
  [
    './shell/sagas.ts',
    'Reads the banners and for the footer, sends feedback, looks again on return to the page.',
  ],
  ['./support/sagas.ts', 'Keeps and sends a question to the lender.'],
  ['./hash.ts', 'Names the version of a document by its content, as it is signed.'],
  ['./xhrUpload.ts', 'Sends a file, and tells how much of it is sent.'],
  ['./ChatWidget.tsx', 'The chat, when it is opened or goes on from an earlier page.'],
  ['./chat/sagas.ts', 'What the chat does.'],
  ['#store/chat/slice.ts', 'What the chat knows, where its button closes it.'],
  ['./chatPorts.ts', 'Opens the socket of a chat, and saves a file of it.'],
  ['./transports/', 'One way to a chat: the socket, Twilio, the chatbot, a provider of the build.'],
  [
    '#src/shell/menus/HeaderMenus.tsx',
    'The menus of the header: the other products, and what there is to do.',
  ],
  ['./AllNotifications.tsx', 'The whole list of notifications, on request.'],
  ['./ToDoStrip.tsx', 'Says how many things there are to do, once the lender has asked for one.'],
  ['./ConditionIdentity.tsx', 'The photographs of an ID that the lender asks for again.'],
  ['./screenPattern.ts', 'The table of the screens of an application, for the telemetry of one.'],
  ['./sendEvents.ts', 'Sends telemetry and saves experiments, once the page rests.'],
  ['#store/actionLog/actionLog.ts', 'Writes down what happened, once the page rests.'],
  ['#store/actionLog/redact.ts', 'The same redaction, where Redux DevTools are.'],
  ['#store/geography/zip.ts', 'The states of ZIP codes, for the note beside an address.'],
  ['#sagas/api/contract/brand.ts', 'Reads brand data that neither build nor host has checked.'],
  ['pdf-worker', 'Reads documents for ./pdfEngine.ts, beside the page.'],
];

/** Returns `vendor` for `/assets/vendor.9199a2313c.js`. */
const nameOf = (url: string) => url.replace(/^.*\//, '').replace(/\..*$/, '');

const isOf = (line: string, asked: string) =>
  line.endsWith('/') ? asked.startsWith(line) : asked === line;

/** Returns scripts without a reason, scripts that nothing requests, and reasons without a script. */
export function inventoryFaults(
  { entry, lazy, workers }: Manifest,
  scripts: readonly string[],
): string[] {
  const first = entry.filter(isScript);
  // The entry requests itself too.
  const later = Object.entries(lazy).filter(
    ([, urls]) => !urls.every((url) => entry.includes(url)),
  );
  const asked = [
    ...first.map(nameOf),
    ...later.map(([request]) => request),
    ...Object.keys(workers),
  ];
  const fetched = new Set([
    ...first,
    ...later.flatMap(([, urls]) => urls),
    ...Object.values(workers).flat(),
  ]);
  const lines = inventory.map(([line]) => line);
  return [
    ...asked
      .filter((one) => !lines.some((line) => isOf(line, one)))
      .map((one) => `${one} has no reason`),
    ...scripts.filter((url) => !fetched.has(url)).map((url) => `${url} is asked for by nothing`),
    ...lines
      .filter((line) => !asked.some((one) => isOf(line, one)))
      .map((line) => `${line} is in no build`),
  ];
}
