import * as v from 'valibot';

import { strictObjectOf } from '#server/sandbox/plainObject.ts';
import { MAX_ATTACHMENTS } from '#store/chat/limits.ts';
import { endReasons } from '#store/chat/messages.ts';

const Name = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'), v.maxLength(128));

/** Our choice: enough for a hostile lender's 100 kB (FT-101). */
const MAX_AGENT_TEXT_LENGTH = 100_000;

/** Whether all characters are valid, because Node skips the others. */
const isBase64 = (text: string) =>
  Buffer.from(text, 'base64').length === Math.floor((text.replace(/={1,2}$/, '').length * 3) / 4);

/** POST /sandbox/chat/{conversation}/messages */
export const AgentMessage = v.pipe(
  strictObjectOf({
    text: v.optional(v.pipe(v.string(), v.maxLength(MAX_AGENT_TEXT_LENGTH)), ''),
    attachments: v.optional(
      v.pipe(
        v.array(
          strictObjectOf({
            name: v.pipe(v.string(), v.nonEmpty('is empty'), v.maxLength(255)),
            contentBase64: v.pipe(v.string(), v.check(isBase64, 'must be base64')),
          }),
        ),
        v.maxLength(MAX_ATTACHMENTS),
      ),
      [],
    ),
  }),
  v.forward(
    v.check(
      ({ text, attachments }) => text.trim() !== '' || attachments.length > 0,
      'is needed where no file is attached',
    ),
    ['text'],
  ),
);

/** Ten files of 5 MB in base64, and the text. */
export const MAX_MESSAGE_BYTES = 72_000_000;

export const AgentTyping = strictObjectOf({ active: v.boolean() });
export const AgentJoin = strictObjectOf({ name: Name });
export const EndOfChat = strictObjectOf({
  reason: v.optional(v.picklist(endReasons), 'agent'),
  /** Whether the end includes the address of the sandbox's survey (CHAT-09). */
  survey: v.optional(v.boolean(), false),
});
export const QueuePosition = strictObjectOf({
  position: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export const TokenState = strictObjectOf({ state: v.picklist(['expiring', 'expired']) });
export const LinkFailures = strictObjectOf({
  refuse: v.exactOptional(v.boolean()),
  silent: v.exactOptional(v.boolean()),
  loseNextAck: v.exactOptional(v.boolean()),
  acceptAndDrop: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
