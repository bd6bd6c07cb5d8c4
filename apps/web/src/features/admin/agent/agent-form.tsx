import { agentConfig, strategistLimits, type Agent, type AgentConfig } from '@signet/contract';
import { agentMay } from '@signet/strategist';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DiscardGuard } from '../grid/discard-guard.tsx';
import { modelsQuery } from './agent-queries.ts';
import styles from './agent.module.css';

const ABOUT_INSTRUCTION =
  `How it speaks and what it is for, ${strategistLimits.instructionLeast} to ` +
  `${strategistLimits.instructionMost} characters. The offline strategist follows no instruction.`;

type Faults = Partial<Record<keyof AgentConfig, string>>;

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Model, instruction, questions (spec administration §2.9, 5). An empty stored instruction shows as one space. */
export const AgentForm = ({
  agent,
  onSave,
  children,
}: {
  agent: Agent;
  onSave: (config: AgentConfig) => Promise<void>;
  children: ReactNode;
}) => {
  const models = useQuery(modelsQuery);
  const [model, setModel] = useState(agent.config.model);
  const [instruction, setInstruction] = useState(agent.config.instruction || ' ');
  const [questions, setQuestions] = useState(agent.config.questions.join('\n'));
  const [faults, setFaults] = useState<Faults>({});
  const exists = agent.agentStatus !== 'NOT_CREATED';
  const isUnchanged =
    model === agent.config.model &&
    instruction.trim() === agent.config.instruction &&
    linesOf(questions).join('\n') === agent.config.questions.join('\n');
  const save = async (): Promise<void> => {
    const parsed = agentConfig.safeParse({ model, instruction, questions: linesOf(questions) });
    setFaults({});
    if (parsed.success) return onSave(parsed.data);
    setFaults(
      Object.fromEntries(parsed.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message])),
    );
    return undefined;
  };
  const discard = (): void => {
    setModel(agent.config.model);
    setInstruction(agent.config.instruction || ' ');
    setQuestions(agent.config.questions.join('\n'));
  };
  return (
    <div className={styles.form}>
      <DiscardGuard
        count={isUnchanged ? 0 : 1}
        words="What you wrote for the agent is not saved."
        onDiscard={discard}
      />
      <Select
        label="Model"
        options={models.data ?? []}
        // pressed before they are there, it would open nothing
        isDisabled={models.isPending}
        value={model || null}
        onChange={setModel}
        errorMessage={models.isError ? 'The models could not be loaded.' : faults.model}
      />
      <TextField
        label="Instruction"
        rows={7}
        value={instruction}
        onChange={setInstruction}
        description={ABOUT_INSTRUCTION}
        errorMessage={faults.instruction}
      />
      <TextField
        label="Your own questions for its check"
        rows={3}
        value={questions}
        onChange={setQuestions}
        description={`One a line, at most ${strategistLimits.ownQuestions}; preparing asks them beside six of ours.`}
        errorMessage={faults.questions}
      />
      {children}
      <div className={styles.actions}>
        <Button variant="primary" isDisabled={!agentMay('save', agent) || (exists && isUnchanged)} onPress={save}>
          {exists ? 'Save Configuration' : 'Create Agent'}
        </Button>
      </div>
    </div>
  );
};
