import { Hono } from 'hono';

import { MAX_CHAT_FILE_BYTES } from '#sagas/api/contract/chat.ts';
import { FOREIGN_DOCUMENT_POLICY } from '#server/host/securityHeaders.ts';
import type { SandboxEnv } from '#server/sandbox/http/env.ts';
import { ascii } from '#server/sandbox/lender/uploads/bytes.ts';
import { bearerOf } from '#server/sandbox/http/bearerOf.ts';
import { HttpError, unauthenticated } from '#server/sandbox/httpError.ts';
import type { World } from '#server/sandbox/world.ts';
import { fileTypeOf } from '#store/application/uploads/fileKinds.ts';

import { FILES_PATH, type ChatFile, type AgentConversation } from './conversation.ts';

const pictures = new Set(['application/pdf', 'image/jpeg', 'image/png']);

/** Brands of ISO media files that MP4 players accept. */
const MP4_BRAND = /^(?:iso[m2-9]|mp4[12]|mp71|avc1|dash|M4[VA] |MSNV)$/;

/** Whether the bytes are an MPEG audio layer III frame: sync bits, and a valid version, bit rate and sample rate. */
function isMp3Frame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const hasSync = first === 0xff && (second & 0xe6) === 0xe2;
  const hasVersion = (second & 0x18) !== 0x08;
  return hasSync && hasVersion && (third & 0xf0) !== 0xf0 && (third & 0x0c) !== 0x0c;
}

function isText(content: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return !/[^\P{Cc}\t\n\f\r]/u.test(text);
  } catch {
    return false;
  }
}

/** Detects a file's type by its bytes, because a name proves nothing (VAL-CHAT-5, SC-15). */
export function chatFileType(content: Uint8Array): string | null {
  const known = fileTypeOf(content);
  if (known !== null) return pictures.has(known) ? known : null;
  if (ascii(content, 4, 8) === 'ftyp')
    return MP4_BRAND.test(ascii(content, 8, 12)) ? 'video/mp4' : null;
  if (/^#!AMR(?:-WB)?\n/.test(ascii(content, 0, 9))) return 'audio/amr';
  if (ascii(content, 0, 3) === 'ID3' || isMp3Frame(content)) return 'audio/mpeg';
  return isText(content) ? 'text/plain' : null;
}

const refusal = (status: number, message: string, code: string) =>
  new HttpError(status, { message, field: 'file', code });

/** Stores a message's file. Refuses it by its size and its bytes. */
export function storeChatFile(
  { chats }: World,
  conversation: AgentConversation,
  { name, content }: Pick<ChatFile, 'name' | 'content'>,
): ChatFile {
  if (content.byteLength === 0) throw refusal(400, 'This file is empty.', 'FILE_EMPTY');
  if (content.byteLength > MAX_CHAT_FILE_BYTES)
    throw refusal(
      413,
      `This file is larger than ${MAX_CHAT_FILE_BYTES / 1024 / 1024} MB.`,
      'FILE_TOO_LARGE',
    );
  const contentType = chatFileType(content);
  if (contentType === null)
    throw refusal(
      415,
      'Files of this kind are not taken. Use JPG, PNG, AMR, MP3, MP4, PDF or TXT.',
      'FILE_TYPE',
    );
  return chats.addFile(conversation, { name, content, contentType });
}

/** Saves the file under its name and never displays it in our origin (RFC 6266, RFC 8187). */
function dispositionOf(name: string): string {
  const plain = name.replaceAll(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

export function chatFileResponse({ name, contentType, content }: ChatFile): Response {
  const charset = contentType === 'text/plain' ? '; charset=utf-8' : '';
  return new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': contentType + charset,
      'Content-Disposition': dispositionOf(name),
      'Content-Security-Policy': FOREIGN_DOCUMENT_POLICY,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  });
}

/** Serves the files of messages to holders of their chat's token. */
export function chatFileRoutes({ chats }: World): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  app.get(`${FILES_PATH}/:id`, (c) => {
    const file = chats.fileFor(c.req.param('id'), bearerOf(c.req.raw.headers));
    if (file === 'bad') throw unauthenticated();
    return file ? chatFileResponse(file) : c.text('Not found', 404);
  });
  return app;
}
