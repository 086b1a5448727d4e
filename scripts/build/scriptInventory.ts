import { isScript, type Manifest } from './manifest.ts';

/** Why a page requests each script. A folder covers its files (SC-23). */
const inventory: readonly (readonly [request: string, reason: string])[] = [
  ['vendor', 'The libraries of the first screen: React, Redux and the forms.'],
  ['client', 'Our code for the first screen: the frame, the form and the store.'],
  ['./startSagas.ts', 'The first side effects: calls, drafts and the session.'],
  ['./later.ts', 'The sagas that no first answer needs, on the first input.'],
  ['./campaign.ts', 'Reads the campaign, referrer or partner in the address.'],
  ['./boot/neutralPage.tsx', 'The page shown when nothing else can be rendered.'],
  ['#src/shell/modals/Modals.tsx', 'The modals.'],
  ['#src/shell/Overlays.tsx', 'Toasts and the loader.'],
  ['#src/shell/frame/frameParts.ts', 'The banners and the lower footer, when the page is idle.'],
  ['#src/pages/', 'A screen, when it opens.'],
  ['#src/applicationRoutes.tsx', "The list of an application's screens, when one opens."],
  ['./CurrentStatus.tsx', 'The current status next to a screen, with the texts of all statuses.'],
  ['./lateParts.ts', 'The costs, the comparison and the debts of an offer.'],
  ['./ApplicationMenuItems.tsx', 'The items of "Your application", when the menu opens.'],
  ['./pdfEngine.ts', 'Renders documents, when the first one opens.'],
  ['./browserMedia.ts', 'Camera and microphone, when they are tested before a notary session.'],
  ['#sagas/application/', 'The sagas of a feature, when its first screen opens.'],
  ['./shell/sagas.ts', 'Reads banners and footer data, and sends feedback.'],
  ['./support/sagas.ts', 'Stores and sends a question to the lender.'],
  ['./hash.ts', 'Identifies the version of a document by its content, when it is signed.'],
  ['./xhrUpload.ts', 'Uploads a file and reports its progress.'],
  ['./ChatWidget.tsx', 'The chat, when it opens or continues from an earlier page.'],
  ['./chat/sagas.ts', 'The sagas of the chat.'],
  ['#store/chat/slice.ts', 'The state of the chat, which its button needs, too.'],
  ['./chatPorts.ts', 'Opens the socket of a chat and saves its files.'],
  [
    './transports/',
    'A transport of the chat: the socket, Twilio, the chatbot or a custom provider.',
  ],
  ['#src/shell/menus/HeaderMenus.tsx', "The header's menus: other products and notifications."],
  ['./AllNotifications.tsx', 'All notifications, on request.'],
  ['./ToDoStrip.tsx', 'The number of open to-do items, once there is one.'],
  ['./ConditionIdCheck.tsx', 'The ID check of a to-do item.'],
  ['./IdReview.tsx', 'The wait while the lender reviews an ID.'],
  ['#src/ui/camera/CameraDialog.tsx', 'The camera, when the borrower takes a photo.'],
  ['./screenPattern.ts', "The table of an application's screens, for telemetry."],
  ['./sendEvents.ts', 'Sends telemetry and saves experiments, when the page is idle.'],
  ['#store/actionLog/actionLog.ts', 'Records the log, when the page is idle.'],
  ['./linkDevTools.ts', 'Connects Redux DevTools, against the sandbox.'],
  ['#src/replay/', 'The replay, when support opens a log.'],
  ['#store/actionLog/story/story.ts', 'The story of a log, when support opens it.'],
  ['#store/geography/zip.ts', 'The states of ZIP codes, for the note below an address.'],
  [
    '#sagas/api/contract/brand.ts',
    'Reads brand data that neither the build nor the host has checked.',
  ],
  ['pdf-worker', 'Parses documents for ./pdfEngine.ts in a worker.'],
];

/** Returns `vendor` for `/assets/vendor.9199a2313c.js`. */
const nameOf = (url: string) => url.replace(/^.*\//, '').replace(/\..*$/, '');

const covers = (line: string, request: string) =>
  line.endsWith('/') ? request.startsWith(line) : request === line;

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
  const requests = [
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
    ...requests
      .filter((one) => !lines.some((line) => covers(line, one)))
      .map((one) => `${one} has no reason`),
    ...scripts.filter((url) => !fetched.has(url)).map((url) => `${url} is requested by nothing`),
    ...lines
      .filter((line) => !requests.some((one) => covers(line, one)))
      .map((line) => `${line} is in no build`),
  ];
}
