import type { Context, Hono } from 'hono';
import type * as v from 'valibot';

import { chatFileResponse, storeChatFile } from '#server/sandbox/chat/chatFiles.ts';
import type { AgentConversation } from '#server/sandbox/chat/conversation.ts';
import { SURVEY_PATH } from '#server/sandbox/chat/surveyStandIn.ts';
import type { SandboxEnv } from '#server/sandbox/http/env.ts';
import { strictObjectOf } from '#server/sandbox/plainObject.ts';
import { HttpError, notFound } from '#server/sandbox/httpError.ts';
import type { World } from '#server/sandbox/world.ts';

import { bodyOf } from './bodyOf.ts';
import {
  AgentJoin,
  AgentMessage,
  AgentTyping,
  EndOfChat,
  LinkFailures,
  MAX_MESSAGE_BYTES,
  QueuePosition,
  TokenState,
} from './chatRequests.ts';

const Nothing = strictObjectOf({});

const UNNAMED = 'Agent';
const WARNING_MS = 3 * 60_000;

/** Returns a conversation for the control interface, without tokens and file contents. */
export const chatRecord = ({
  tokens: _tokens,
  files: _files,
  sent: _sent,
  startedAt,
  failures,
  ...conversation
}: AgentConversation) => ({
  ...conversation,
  startedAt: new Date(startedAt).toISOString(),
  failures: failures.state(),
});

export type ChatRecord = ReturnType<typeof chatRecord>;

function conversationAt({ chats }: World, c: Context<SandboxEnv>): AgentConversation {
  const conversation = chats.find(c.req.param('conversation') ?? '');
  if (!conversation) throw notFound('There is no such conversation.');
  return conversation;
}

function requireLive({ isEnded }: AgentConversation): void {
  if (isEnded) throw new HttpError(409, { message: 'The chat has ended.', code: 'ENDED' });
}

function sayAsAgent(
  world: World,
  conversation: AgentConversation,
  { text, attachments }: v.InferOutput<typeof AgentMessage>,
) {
  requireLive(conversation);
  const files = attachments.map(({ name, contentBase64 }) =>
    storeChatFile(world, conversation, { name, content: Buffer.from(contentBase64, 'base64') }),
  );
  return world.chats.say(conversation, {
    author: 'agent',
    authorName: conversation.agentName ?? UNNAMED,
    text,
    attachmentIds: files.map(({ id }) => id),
  });
}

function failAs(
  { failures }: AgentConversation,
  { refuse, silent, loseNextAck, acceptAndDrop }: v.InferOutput<typeof LinkFailures>,
): void {
  if (refuse !== undefined) failures.refuse(refuse);
  if (silent !== undefined) failures.silence(silent);
  if (loseNextAck !== undefined) failures.loseNextAck(loseNextAck);
  if (acceptAndDrop !== undefined) failures.acceptAndDrop(acceptAndDrop);
}

/** Acts as the agent and makes connections fail (chat.md section 9). */
export function chatRoutes(app: Hono<SandboxEnv>, world: World): void {
  const { chats, chatbot } = world;
  const command = <Schema extends v.GenericSchema>(
    name: string,
    schema: Schema,
    run: (conversation: AgentConversation, given: v.InferOutput<Schema>) => void,
  ) =>
    app.post(`/sandbox/chat/:conversation/${name}`, async (c) => {
      const given = await bodyOf(c, schema);
      run(conversationAt(world, c), given);
      return c.json({ status: 'ok' });
    });

  app.get('/sandbox/chat', (c) => c.json(chats.all().map(chatRecord)));
  app.get('/sandbox/chatbot', (c) =>
    c.json(chatbot.all().map(({ token: _token, ...conversation }) => conversation)),
  );

  app.post('/sandbox/chat/:conversation/messages', async (c) => {
    const given = await bodyOf(c, AgentMessage, MAX_MESSAGE_BYTES);
    return c.json(sayAsAgent(world, conversationAt(world, c), given), 201);
  });
  app.get('/sandbox/chat/:conversation/files/:file', (c) => {
    const file = conversationAt(world, c).files.get(c.req.param('file'));
    if (!file) throw notFound('There is no such file.');
    return chatFileResponse(file);
  });
  command('typing', AgentTyping, (conversation, { active }) => {
    requireLive(conversation);
    chats.typeAsAgent(conversation, active);
  });
  command('join', AgentJoin, (conversation, { name }) => {
    requireLive(conversation);
    chats.join(conversation, name);
  });
  command('leave', Nothing, (conversation) => chats.leave(conversation));
  command('end', EndOfChat, (conversation, { reason, survey }) =>
    chats.end(conversation, reason, survey ? SURVEY_PATH : null),
  );
  command('queue', QueuePosition, (conversation, { position }) => {
    requireLive(conversation);
    chats.setQueue(conversation, position);
  });
  command('token', TokenState, (conversation, { state }) => {
    if (state === 'expired') chats.expireTokens(conversation);
    else chats.warnOfExpiry(conversation, world.now() + WARNING_MS);
  });
  command('drop', Nothing, ({ failures }) => failures.drop());
  command('failures', LinkFailures, failAs);
}
