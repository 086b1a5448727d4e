import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';

import { readAtMost } from '#server/readAtMost.ts';
import type { SandboxEnv } from '#server/sandbox/http/env.ts';

import { chatFileType } from './chatFiles.ts';
import { chatFilePath, type ChatFile, type AgentConversation } from './conversation.ts';
import type { Conversations } from './conversations.ts';
import { MEDIA_PATH, MAX_MEGABYTES } from './twilioRequests.ts';

/** What a multipart body adds to the file. */
const ENVELOPE_BYTES = 10_000;
const MAX_BYTES = MAX_MEGABYTES * 1024 * 1024;

const recordOf = (c: Context<SandboxEnv>, file: ChatFile) => {
  const { id, name, contentType, content } = file;
  const address = new URL(chatFilePath(file), c.req.url).href;
  return {
    sid: id,
    category: 'media',
    filename: name,
    content_type: contentType,
    size: content.byteLength,
    url: new URL(`${MEDIA_PATH}/${id}`, c.req.url).href,
    links: { content: address, content_direct_temporary: address },
  };
};

async function fileOf(request: Request, body: Buffer): Promise<Omit<ChatFile, 'id'> | null> {
  const contentType = request.headers.get('content-type') ?? '';
  const name = new URL(request.url).searchParams.get('Filename') ?? 'file';
  if (!contentType.startsWith('multipart/form-data')) return { name, contentType, content: body };
  const headers = { 'Content-Type': contentType };
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => null);
  const file = [...(form?.values() ?? [])].find((value) => typeof value !== 'string');
  if (!file) return null;
  return {
    name: file.name,
    contentType: file.type,
    content: new Uint8Array(await file.arrayBuffer()),
  };
}

/** The HTTP service for messages' files, for the client on another origin. */
export function twilioMediaRoutes(conversations: Conversations): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();

  const conversationOf = (c: Context<SandboxEnv>): AgentConversation | null => {
    const token = c.req.header('X-Twilio-Token') ?? '';
    const found = conversations.all().find(({ tokens }) => tokens.has(token));
    return found && conversations.check(found, token) === 'good' ? found : null;
  };
  const refused = (c: Context<SandboxEnv>, status: 400 | 401 | 404 | 413 | 415 | 429) =>
    c.json({ status, message: 'refused' }, status);

  app.use(
    `${MEDIA_PATH}/*`,
    cors({ origin: '*', allowHeaders: ['X-Twilio-Token', 'Content-Type'] }),
  );
  app.use(MEDIA_PATH, cors({ origin: '*', allowHeaders: ['X-Twilio-Token', 'Content-Type'] }));

  app.post(MEDIA_PATH, async (c) => {
    const conversation = conversationOf(c);
    if (!conversation) return refused(c, 401);
    const body = await readAtMost(c.req.raw, MAX_BYTES + ENVELOPE_BYTES);
    if (!body) return refused(c, 413);
    const file = await fileOf(c.req.raw, body);
    if (!file) return refused(c, 400);
    if (file.content.byteLength > MAX_BYTES) return refused(c, 413);
    const contentType = chatFileType(file.content);
    if (contentType === null) return refused(c, 415);
    if (!conversations.takesFile(conversation, file.content.byteLength)) return refused(c, 429);
    return c.json(recordOf(c, conversations.addFile(conversation, { ...file, contentType })), 201);
  });

  app.get(`${MEDIA_PATH}/:sid`, (c) => {
    const file = conversationOf(c)?.files.get(c.req.param('sid'));
    return file ? c.json(recordOf(c, file)) : refused(c, 404);
  });

  return app;
}
