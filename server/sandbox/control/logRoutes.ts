import type { Hono } from 'hono';
import * as v from 'valibot';

import type { SandboxEnv } from '#server/sandbox/http/env.ts';
import { notFound } from '#server/sandbox/httpError.ts';
import { strictObjectOf } from '#server/sandbox/plainObject.ts';
import type { LogSearch } from '#server/sandbox/storage/sentLogs.ts';
import type { World } from '#server/sandbox/world.ts';

import { bodyOf } from './bodyOf.ts';

const CommentRequest = strictObjectOf({
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2_000)),
  line: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
});

/** Reads a search of logs from a query. */
export const logSearchOf = (query: (name: string) => string | undefined): LogSearch => ({
  reference: query('reference') ?? '',
  org: query('org') ?? '',
  screen: query('screen') ?? '',
  day: query('day') ?? '',
});

const noLog = () => notFound('There is no such log.');

/** The logs that borrowers sent to support. */
export function logRoutes(app: Hono<SandboxEnv>, { sentLogs }: World): void {
  app.get('/sandbox/logs', (c) => c.json(sentLogs.found(logSearchOf((name) => c.req.query(name)))));
  app.get('/sandbox/logs/:reference', (c) => {
    const text = sentLogs.textOf(c.req.param('reference'));
    if (text === null) throw noLog();
    return c.body(text, 200, { 'Content-Type': 'application/jsonl; charset=utf-8' });
  });
  app.post('/sandbox/logs/:reference/comments', async (c) => {
    const comment = await bodyOf(c, CommentRequest);
    const log = sentLogs.comment(c.req.param('reference'), comment);
    if (log === null) throw noLog();
    return c.json(log, 201);
  });
}
