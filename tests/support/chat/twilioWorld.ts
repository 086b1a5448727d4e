import './browserNetwork.ts';

import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';

import { createAdaptorServer } from '@hono/node-server';
import { WebSocketServer } from 'ws';

import type { ChatSession } from '#sagas/chat/transports/transport.ts';
import { createTwilio } from '#sagas/chat/transports/twilio.ts';
import type { TwilioLimits } from '#sagas/chat/transports/twilioClient.ts';
import { createConversations } from '#server/sandbox/chat/conversations.ts';
import { writeFrame } from '#server/sandbox/chat/twilioFrames.ts';
import { twilioMediaRoutes } from '#server/sandbox/chat/twilioMedia.ts';
import { twilioSocket } from '#server/sandbox/chat/twilioSocket.ts';
import { TWILIO_ROOT, TWILIO_SOCKET_PATH } from '#server/sandbox/chat/twilioStandIn.ts';
import { listen } from '#tests/server/support/listen.ts';

/** Returns a binary frame of less than 64 kB as a server sends it. */
function asWebSocket(frame: Buffer): Buffer {
  const head = Buffer.from([0x82, 126, 0, 0]);
  head.writeUInt16BE(frame.length, 2);
  return Buffer.concat([head, frame]);
}

const nonsense = [
  Buffer.from('no frame at all'.padEnd(200)),
  writeFrame({ method: 'sing', id: 'TM1' }),
  writeFrame({ method: 'notification', id: 'TM2', message_type: 'news' }, {}),
];

/** Runs the published client against the sandbox. Passing here doesn't prove anything about the vendor's service. */
export async function openTwilioWorld({
  messages = 0,
  limits = {},
}: {
  messages?: number;
  limits?: Partial<TwilioLimits>;
}) {
  const conversations = createConversations(Date.now);
  const { conversation, token, expiresAt } = conversations.start({
    mode: 'twilio',
    orgCode: 'LARKMERE',
    customerName: 'Rosa Lind',
    email: 'rosa@example.com',
    skill: 'heloc',
    tag: 'web',
    welcome: '',
    agentId: null,
    signedInAs: null,
  });
  const say = (text: string) =>
    void conversations.say(conversation, { author: 'agent', authorName: 'Dana Ruiz', text });
  for (let number = 1; number <= messages; number += 1) say(`Message ${number}`);

  const server = createAdaptorServer(twilioMediaRoutes(conversations)) as Server;
  let losesFiles = false;
  server.prependListener('request', (request) => {
    if (losesFiles) request.socket.destroy();
  });
  const { serve, maxPayload } = twilioSocket({ conversations, now: Date.now });
  const sockets = new WebSocketServer({ noServer: true, maxPayload });
  let links = 0;
  let refusals = 0;
  let isListening = true;
  const open = new Set<Duplex>();
  server.on('upgrade', (request, socket, head) => {
    open.add(socket);
    if (isListening && request.url === TWILIO_SOCKET_PATH) {
      links += 1;
      sockets.handleUpgrade(request, socket, head, (opened) => serve(opened, request));
    } else {
      refusals += 1;
      socket.destroy();
    }
  });
  const host = `127.0.0.1:${await listen(server)}`;
  const addresses = {
    socketUri: `ws://${host}${TWILIO_SOCKET_PATH}`,
    apiUri: `http://${host}${TWILIO_ROOT}`,
    cdsUri: `http://${host}${TWILIO_ROOT}`,
  };
  const session: ChatSession = {
    mode: 'twilio',
    token,
    conversationId: conversation.id,
    expiresAt,
    displayName: 'Rosa Lind',
  };

  return {
    conversations,
    conversation,
    /** How many links were opened so far. */
    links: () => links,
    openLinks: () => [...open].filter(({ destroyed }) => !destroyed).length,
    /** As if nothing ran at the socket's address. */
    stopListening: (stops: boolean) => {
      isListening = !stops;
    },
    refusedLinks: () => refusals,
    open: () => ({ transport: createTwilio({ hosts: addresses, now: Date.now, limits }), session }),
    badSession: () => ({ ...session, token: 'nobody-gave-this' }),
    texts: () =>
      conversation.log.flatMap((event) => (event.type === 'message' ? [event.message.text] : [])),
    say,
    end: () => conversations.end(conversation, 'agent'),
    newToken: () => conversations.renew(token) ?? { token, expiresAt },
    dropLinks: () => conversation.failures.drop(),
    refuseLinks: (refuses: boolean) => conversation.failures.refuse(refuses),
    loseNextAnswer: () => conversation.failures.loseNextAck(),
    /** Requests for files get no response. */
    loseFiles: (loses: boolean) => {
      losesFiles = loses;
    },
    sayNonsense() {
      for (const socket of open) for (const frame of nonsense) socket.write(asWebSocket(frame));
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
