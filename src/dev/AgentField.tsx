import { useAppSelector } from '#src/hooks.ts';
import { SelectField } from '#src/ui/fields/choice/SelectField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { selectChat } from '#store/chat/slice.ts';

/** A choice of the lender's agents, or an id field if the lender names no agents (CHAT-04). */
export function AgentField() {
  const agents = useAppSelector((state) => selectChat(state).agents);
  if (agents.length === 0) return <TextField name="agentId" label="Agent ID" isOptional />;
  const options = agents.map(({ chatId, name }) => ({ value: chatId, label: name ?? chatId }));
  return <SelectField name="agentId" label="Agent ID" isOptional options={options} />;
}
