import { agentCalls, DEFAULT_MESSAGE, type Agent, type AgentConfig } from '@signet/contract';
import { agentLabel, agentMay, isAgentBusy } from '@signet/strategist';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { failureOf, saidOr } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { chat, useChat } from '../../../chat/chat-store.ts';
import { chatStatusQuery } from '../../../chat/chat-status.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { toasts } from '../../../ui/toast-queue.ts';
import { AgentChecks } from './agent-checks.tsx';
import { AgentForm } from './agent-form.tsx';
import { agentQuery, attachedQuery, params } from './agent-queries.ts';
import styles from './agent.module.css';
import { BasesDialog } from './bases-dialog.tsx';

const ChatPanel = lazy(async () => ({ default: (await import('../../../chat/chat-panel.tsx')).ChatPanel }));

type Asked = 'delete' | 'publish';
const questions = {
  delete: {
    title: 'Delete the agent?',
    words: 'Founders cannot talk to it any more. Their conversations stay theirs; the knowledge bases stay.',
    button: 'Delete',
  },
  publish: {
    title: 'Publish the agent?',
    words: 'From then on founders talk to the draft as it was prepared.',
    button: 'Publish',
  },
} as const satisfies Record<Asked, { title: string; words: string; button: string }>;

const Status = ({ agent }: { agent: Agent }) => (
  <p className={styles.status} role="status">
    {isAgentBusy(agent) && <Spinner size={16} />}
    <b>{agentLabel(agent)}</b>
    {agent.publishedAlias && <span className={styles.soft}>Founders talk to {agent.publishedAlias}</span>}
  </p>
);

type Done = 'saved' | 'prepared' | 'deleted' | 'published';

/** What was asked for is said once it is so (spec administration §8.7); where it failed, the page says why. */
const useSaid = (agent: Agent | undefined, awaited: Done | null, onSaid: () => void): void => {
  useEffect(() => {
    if (!agent || awaited === null || isAgentBusy(agent)) return;
    if (agent.agentStatus !== 'FAILED') toasts.success(`The agent has been successfully ${awaited}.`);
    onSaid();
  }, [agent, awaited, onSaid]);
};

/** The agent and its life (spec administration §2.9, 4.8). */
export const AgentTab = () => {
  const client = useQueryClient();
  const { data: agent, isError, refetch } = useQuery(agentQuery);
  const attached = useQuery(attachedQuery);
  const { isOpen, isDraft } = useChat();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isManaging, setManaging] = useState(false);

  const take = (to: Agent): void => {
    client.setQueryData(agentQuery.queryKey, to);
    void client.invalidateQueries({ queryKey: chatStatusQuery.queryKey });
  };
  const [awaited, setAwaited] = useState<Done | null>(null);
  useSaid(agent, awaited, () => setAwaited(null));
  const run = async (work: () => Promise<{ agent: Agent }>, done: Done, failed?: string): Promise<void> => {
    try {
      take((await work()).agent);
      setAwaited(done);
    } catch (error) {
      toasts.error(failed ? failureOf(failed, error) : saidOr(error, DEFAULT_MESSAGE));
      await refetch();
    }
  };
  const save = (config: AgentConfig) => run(() => call(agentCalls.save, { params, body: { config } }), 'saved');
  const confirm = async (): Promise<void> => {
    if (asked === 'delete') await run(() => call(agentCalls.remove, { params }), 'deleted', 'Failed to delete agent.');
    else await run(() => call(agentCalls.publish, { params }), 'published', 'Failed to publish agent.');
    setAsked(null);
  };

  if (isError)
    return (
      <Banner level="error" action={<Button onPress={() => refetch()}>Try again</Button>}>
        Failed to load agent (general)
      </Banner>
    );
  if (!agent) return <Skeleton height={320} />;
  const exists = agent.agentStatus !== 'NOT_CREATED';
  return (
    <div className={styles.tab}>
      <Status agent={agent} />
      {agent.failure && <Banner level="error">{agent.failure}</Banner>}
      <AgentForm key={`${JSON.stringify(agent.config)} ${exists}`} agent={agent} onSave={save}>
        <div className={styles.associated}>
          <span>Associated Knowledge Bases: {attached.data?.length ?? 0}</span>
          <Button variant="quiet" isDisabled={!exists} onPress={() => setManaging(true)}>
            Manage
          </Button>
        </div>
      </AgentForm>
      {exists && (
        <div className={styles.actions}>
          <Button
            isDisabled={!agentMay('prepare', agent)}
            onPress={() => run(() => call(agentCalls.prepare, { params }), 'prepared')}
          >
            Prepare Agent
          </Button>
          <Button isDisabled={!agentMay('test', agent) || isOpen} onPress={() => chat.open(true)}>
            Test Agent
          </Button>
          <Button isDisabled={!agentMay('publish', agent)} onPress={() => setAsked('publish')}>
            Publish Agent
          </Button>
          <Button variant="destructive" isDisabled={!agentMay('delete', agent)} onPress={() => setAsked('delete')}>
            Delete Agent
          </Button>
        </div>
      )}
      {agent.checks.length > 0 && <AgentChecks checks={agent.checks} />}
      {isManaging && <BasesDialog mayChange={agentMay('associate', agent)} onClose={() => setManaging(false)} />}
      {asked && (
        <Modal
          isOpen
          onOpenChange={() => setAsked(null)}
          role="alertdialog"
          title={questions[asked].title}
          actions={
            <>
              <Button onPress={() => setAsked(null)}>Cancel</Button>
              <Button variant={asked === 'delete' ? 'destructive-filled' : 'primary'} onPress={confirm}>
                {questions[asked].button}
              </Button>
            </>
          }
        >
          <p>{questions[asked].words}</p>
        </Modal>
      )}
      {isOpen && isDraft && (
        <Suspense>
          <ChatPanel isOffline={agent.config.model.startsWith('signet:')} keptAs="trial prompt" />
        </Suspense>
      )}
    </div>
  );
};
