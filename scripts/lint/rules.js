import * as effects from 'typed-redux-saga';

import { rereads } from './rereads.js';
import { determinism } from './determinism.js';
import { directions } from './directions.js';
import { hooksOnTop } from './hooksOnTop.js';
import { plainComments } from './plainComments.js';
import { titles } from './titles.js';
import { uniqueExports } from './uniqueExports.js';

// Two rules for sagas: use `yield*` for effects, and call sagas instead of delegating to them. A delegated saga whose
// `finally` yields continues after it was canceled.

/** Allowed to be delegated to: effects of sagas/effects.ts and controls that return `call(…)`. */
const EFFECTS = new Set(Object.keys(effects));

const CONTROLS = new Set([
  'send',
  'sendIdempotent',
  'retrying',
  'polling',
  'readingAt',
  'leaveFor',
  'leaveForService',
  'sendingStep',
  'untilLogout',
  'agreedStep',
  'finishingStep',
  'uploadedStep',
  'signerStep',
  'sentForm',
  'runLatestOn',
  'withChannel',
  'nullOn404',
  'nullOnFailure',
  'loadOptional',
  'loadRequired',
]);

const isDelegable = (node) =>
  node?.type === 'CallExpression' &&
  node.callee.type === 'Identifier' &&
  (EFFECTS.has(node.callee.name) || CONTROLS.has(node.callee.name));

const typedEffects = {
  create: (context) => ({
    YieldExpression(node) {
      if (!node.delegate) context.report({ node, message: 'Effects are typed: yield*.' });
    },
  }),
};

const calledSagas = {
  create: (context) => ({
    YieldExpression(node) {
      if (node.delegate && !isDelegable(node.argument))
        context.report({
          node,
          message: 'Call a saga, never delegate to it: yield* call(saga).',
        });
    },
  }),
};

export default {
  meta: { name: 'homeline' },
  rules: {
    'typed-effects': typedEffects,
    'called-sagas': calledSagas,
    determinism,
    directions,
    'hooks-on-top': hooksOnTop,
    'plain-comments': plainComments,
    rereads,
    titles,
    'unique-exports': uniqueExports,
  },
};
