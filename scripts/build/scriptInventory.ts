import { isScript, type Manifest } from './manifest.ts';

/** Why each script of a page is there, by its request; a folder stands for its files (SC-23). */
const inventory: readonly (readonly [asked: string, reason: string])[] = [
  ['vendor', 'The libraries of the first screen: React, Redux, the forms.'],
  ['client', 'Our own code of the first screen: the frame, the form, the store.'],
  ['./startSagas.ts', 'All that the app does: calls, drafts, the session.'],
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
  ['./startLink.ts', 'Leads to the provider that links an account.'],
  ['./lostLink.ts', 'Says that a link was lost where its session ended.'],
  ['./invalidId.ts', 'Recognises an application address with an id that can be none.'],
  ['#sagas/application/', 'What the screens of one feature do, with the first of them.'],
  ['#sagas/application/guardApplication.ts', 'Lets a borrower into their application.'],
  ['./followChecklist.ts', 'Leads to the screen of a status.'],
  ['#sagas/application/open.ts', 'Reads an application again.'],
  ['./submitRegistration.ts', 'The submit chain.'],
  ['./sessionTime.ts', 'Watches the time of a session.'],
  ['./registrationSchema.ts', 'Reads a stored registration, after a reload.'],
  ['./loadProfile.ts', 'Reads the profile of a user who is signed in.'],
  ['./originator.ts', 'Reads the loan officer who referred a borrower.'],
  ['./prefill.ts', 'Reads what a code or a partner says of a borrower.'],
  ['./resumeAfterLogin.ts', 'Goes on with a registration after a sign-in page, or drops it.'],
  ['./application/sagas.ts', 'What the screens of an application do.'],
  ['./applicationSchema.ts', 'The same, where a kept answer of theirs is read.'],
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
  ['./screenPattern.ts', 'The table of the screens of an application, for the telemetry of one.'],
  ['./sendEvents.ts', 'Sends telemetry and saves experiments, once the page rests.'],
  ['#store/actionLog/actionLog.ts', 'Writes down what happened, once the page rests.'],
  ['./writeActionLog.ts', 'Stores what was written down.'],
  ['./saveLog.ts', 'Saves it as a file, for support.'],
  ['./openSignIn.ts', "Opens the lender's sign-in page."],
  ['#store/actionLog/redact.ts', 'The same redaction, where Redux DevTools are.'],
  ['#store/geography/zip.ts', 'The states of ZIP codes, for the note beside an address.'],
  ['#sagas/api/contract/brand.ts', 'Reads brand data that neither build nor host has checked.'],
  ['pdf-worker', 'Reads documents for ./pdfEngine.ts, beside the page.'],
];

/** `vendor` of `/assets/vendor.9199a2313c.js`. */
const nameOf = (url: string) => url.replace(/^.*\//, '').replace(/\..*$/, '');

const isOf = (line: string, asked: string) =>
  line.endsWith('/') ? asked.startsWith(line) : asked === line;

/** Scripts without a reason, scripts that nothing requests, and reasons without a script. */
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
