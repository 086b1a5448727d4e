import { readApplications } from '#sagas/api/contract/application.ts';
import { readIdentity } from '#sagas/api/contract/identity.ts';
import { checkAnswer } from '#server/sandbox/http/checkAnswer.ts';

test('throws for a response that breaks the contract, and names the path but never the value', () => {
  const answer = () => {
    checkAnswer(readIdentity, { uuid: 'ana@demo.example' });
  };
  expect(answer).toThrow('The answer of readIdentity breaks the contract at uuid');
  expect(answer).not.toThrow('ana@');
});

test('throws for a list with a broken item, too', () => {
  const uuid = '10000000-0000-4000-8000-000000000001';
  const row = { uuid, status: { checklistStatus: 'HMDA' } };
  expect(() => {
    checkAnswer(readApplications, [row]);
  }).not.toThrow();
  expect(() => {
    checkAnswer(readApplications, [row, { uuid: 'no' }]);
  }).toThrow('breaks the contract at [1].uuid');
});
