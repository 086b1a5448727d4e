import { readApplications } from '#sagas/api/contract/application.ts';
import { readIdentity } from '#sagas/api/contract/identity.ts';
import { checkAnswer } from '#server/sandbox/http/checkAnswer.ts';

test('an answer that the contract does not promise is caught before it leaves, by its place and never its value', () => {
  const answer = () => {
    checkAnswer(readIdentity, { uuid: 'somebody@demo.example' });
  };
  expect(answer).toThrow('The answer of readIdentity breaks the contract at uuid');
  expect(answer).not.toThrow('somebody');
});

test('a list that would lose an item on its way is caught too', () => {
  const uuid = '10000000-0000-4000-8000-000000000001';
  const row = { uuid, status: { checklistStatus: 'HMDA' } };
  expect(() => {
    checkAnswer(readApplications, [row]);
  }).not.toThrow();
  expect(() => {
    checkAnswer(readApplications, [row, { uuid: 'no' }]);
  }).toThrow('an item of a list');
});
