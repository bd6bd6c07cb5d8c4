import type { Agent } from '@signet/contract';
import styles from './agent.module.css';

/** How the prepared draft answered the questions of its check: looked at before anybody publishes. */
export const AgentChecks = ({ checks }: Pick<Agent, 'checks'>) => (
  <section className={styles.checks} aria-label="How the draft answered">
    <h2>How the draft answered</h2>
    <p className={styles.soft}>About an invented brand, Quern. Founders’ questions are answered from their own.</p>
    {checks.map(({ question, response, sources, failed }) => (
      <details key={question} className={styles.check}>
        <summary>
          {question}
          {failed && <b> did not answer</b>}
        </summary>
        <p className={styles.answer}>{response || 'No answer came.'}</p>
        {sources.length > 0 && (
          <p className={styles.soft}>{sources.map(({ number, title }) => `[${number}] ${title}`).join(', ')}</p>
        )}
      </details>
    ))}
  </section>
);
