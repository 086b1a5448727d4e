/* The agent's side of the chat. It polls the conversations while its section is open. */

const POLL_MS = 1_000;
/** Milliseconds between typing notices, the same as a customer's (CHAT-32, CHAT-33). */
const TYPING_MS = 2_000;
const SELECTED = 'sandbox.chat';

const panel = document.querySelector('[data-panel="chat"]');
const part = (name) => panel.querySelector(`[data-desk="${name}"]`);

/** Only writes changes, because a screen reader may be reading. */
function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

function elementOf(name, text, className = '') {
  const element = document.createElement(name);
  element.textContent = text;
  if (className !== '') element.className = className;
  return element;
}

const clockOf = (iso) => new Date(iso).toLocaleTimeString();

const standingOf = ({ isEnded, agentName, queue }) => {
  if (isEnded) return 'ended';
  if (agentName !== null) return `with ${agentName}`;
  return queue === null ? 'waiting' : `waiting, place ${queue}`;
};

/** Says whether the customer has signed in or just gave a name. */
const customerOf = ({ email, signedInAs }) =>
  signedInAs === null ? `Not signed in, says ${email}.` : `Signed in as ${signedInAs}.`;

function authorOf({ author, authorName }, customerName) {
  return author === 'me' ? customerName : (authorName ?? author);
}

function fileLink({ id, name, size }, conversation) {
  const line = document.createElement('p');
  const link = elementOf('a', `${name}, ${size} bytes`);
  link.href = `/sandbox/chat/${conversation.id}/files/${id}`;
  line.append(link);
  return line;
}

/** Returns a line of the log. Texts are never parsed as HTML. */
function lineOf(event, conversation) {
  const { customerName } = conversation;
  const line = document.createElement('div');
  if (event.type === 'message') {
    const { message } = event;
    const head = elementOf('p', authorOf(message, customerName), 'desk-author');
    head.append(' ', elementOf('span', clockOf(message.sentAt), 'quiet'));
    line.append(head);
    if (message.text !== '') line.append(elementOf('p', message.text, 'desk-text'));
    line.append(...message.attachments.map((file) => fileLink(file, conversation)));
  } else {
    const words =
      event.type === 'ended' ? `Ended: ${event.reason}` : `${event.name} ${event.change}`;
    line.append(elementOf('p', words, 'quiet'));
  }
  return line;
}

const contentOf = (file) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const [, contentBase64 = ''] = reader.result.split(',');
      resolve({ name: file.name, contentBase64 });
    });
    reader.addEventListener('error', () => reject(new Error(`${file.name} cannot be read.`)));
    reader.readAsDataURL(file);
  });

/** Set by console.js. `send` sends a control request, `report` shows errors. */
let tools;

let selected = sessionStorage.getItem(SELECTED);
/** The visible conversation, and how much of its log is shown. */
const shown = { id: null, seq: 0 };
const buttons = new Map();

const post = (path, body = {}) =>
  tools.send('POST', `/sandbox/chat/${encodeURIComponent(selected)}/${path}`, body);

function showList(conversations) {
  const ids = new Set(conversations.map(({ id }) => id));
  for (const [id, button] of buttons)
    if (!ids.has(id)) {
      button.parentElement.remove();
      buttons.delete(id);
    }
  for (const conversation of conversations) {
    const { id, customerName, orgCode, mode } = conversation;
    if (!buttons.has(id)) {
      const button = elementOf('button', '');
      button.type = 'button';
      button.dataset.deskSelect = id;
      const item = document.createElement('li');
      item.append(button);
      part('list').append(item);
      buttons.set(id, button);
    }
    const button = buttons.get(id);
    write(button, `${customerName} (${orgCode}, ${mode}): ${standingOf(conversation)}`);
    button.setAttribute('aria-pressed', String(id === selected));
  }
  part('none').hidden = conversations.length > 0;
}

function showLog(conversation) {
  const log = part('log');
  if (shown.id !== conversation.id) {
    log.replaceChildren();
    shown.id = conversation.id;
    shown.seq = 0;
  }
  const added = conversation.log.filter(({ seq }) => seq > shown.seq);
  if (added.length === 0) return;
  const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 8;
  log.append(...added.map((event) => lineOf(event, conversation)));
  shown.seq = added.at(-1).seq;
  if (isAtEnd) log.scrollTop = log.scrollHeight;
}

function showConversation(conversation) {
  part('conversation').hidden = conversation === undefined;
  if (!conversation) return;
  const { customerName, skill, tag, failures, preview, readUpTo, isEnded } = conversation;
  write(part('title'), `${customerName}, ${standingOf(conversation)}`);
  write(
    part('state'),
    `${customerOf(conversation)} ${skill}, ${tag}. Links: ${failures.links}. Read up to ${readUpTo}.`,
  );
  showLog(conversation);
  write(part('preview'), preview === '' ? '' : `${customerName} is typing: ${preview}`);
  // The focused control is disabled with the others.
  if (isEnded && part('controls').contains(document.activeElement)) part('log').focus();
  part('controls').disabled = isEnded;
  for (const button of panel.querySelectorAll('[data-desk-failure]'))
    button.setAttribute('aria-pressed', String(failures[button.dataset.deskFailure]));
}

async function refresh() {
  const conversations = await tools.send('GET', '/sandbox/chat');
  selected = conversations.some(({ id }) => id === selected)
    ? selected
    : (conversations.at(-1)?.id ?? null);
  showList(conversations);
  showConversation(conversations.find(({ id }) => id === selected));
  const live = conversations.filter(({ isEnded }) => !isEnded).length;
  write(panel.querySelector('.count'), `${live} live`);
}

async function run(work, form) {
  try {
    await work();
    await refresh();
    return true;
  } catch (error) {
    tools.report(error, form);
    return false;
  }
}

let isReading = false;

async function poll() {
  if (!panel.open || document.hidden || isReading) return;
  isReading = true;
  // Ignores a server that is restarting.
  await refresh().catch(() => undefined);
  isReading = false;
}

let typedAt = 0;
let typingTimer;
const tellTyping = (active) => post('typing', { active }).catch(() => undefined);
function noteTyping({ target }) {
  if (target.name !== 'text') return;
  clearTimeout(typingTimer);
  typingTimer = setTimeout(() => void tellTyping(false), TYPING_MS);
  if (Date.now() - typedAt < TYPING_MS) return;
  typedAt = Date.now();
  void tellTyping(true);
}

async function answer(form, data) {
  const files = data.getAll('files').filter(({ size, name }) => size > 0 || name !== '');
  const attachments = await Promise.all(files.map(contentOf));
  clearTimeout(typingTimer);
  typedAt = 0;
  const isSent = await run(() => post('messages', { text: data.get('text'), attachments }), form);
  if (!isSent) return;
  form.reset();
  form.elements.text.focus();
}

const forms = {
  answer,
  join: (form, data) => run(() => post('join', { name: data.get('name') }), form),
  queue: (form, data) => run(() => post('queue', { position: Number(data.get('position')) }), form),
};

function submitForm(event) {
  const form = event.target;
  const submit = forms[form.dataset.desk];
  if (!submit) return;
  event.preventDefault();
  void submit(form, new FormData(form));
}

function pressButton({ target }) {
  const button = target.closest('button');
  const { deskSelect, deskPath, deskBody, deskFailure } = button?.dataset ?? {};
  if (deskSelect !== undefined) {
    selected = deskSelect;
    sessionStorage.setItem(SELECTED, selected);
    void run(async () => undefined);
  }
  if (deskPath !== undefined) void run(() => post(deskPath, JSON.parse(deskBody)));
  if (deskFailure !== undefined) {
    const isOn = button.getAttribute('aria-pressed') === 'true';
    void run(() => post('failures', { [deskFailure]: !isOn }));
  }
}

export function openDesk(given) {
  tools = given;
  part('answer').addEventListener('input', noteTyping);
  panel.addEventListener('submit', submitForm);
  panel.addEventListener('click', pressButton);
  panel.addEventListener('toggle', () => void poll());
  document.addEventListener('visibilitychange', () => void poll());
  setInterval(() => void poll(), POLL_MS);
  void poll();
}
