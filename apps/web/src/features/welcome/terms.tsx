import styles from './welcome.module.css';

const clauses = [
  {
    title: 'Using Signet',
    text:
      'You may use Signet to make a brand for a company you own, work for or advise. Keep your sign-in to ' +
      'yourself; what is done with it counts as done by you.',
  },
  {
    title: 'What is yours',
    text:
      'Your answers, your company’s name and everything that is made from them: mark, logo, colors, pictures and ' +
      'documents. Show them anywhere and print them on anything. We use them to run Signet for you, and for ' +
      'nothing else.',
  },
  {
    title: 'What is ours',
    text:
      'The templates and kits themselves, from which other companies’ brands are made too, stay the property of ' +
      'those who made them.',
  },
  {
    title: 'Your pledge',
    text:
      'You will not pass on proprietary templates or content outside your organization: not sell them, not ' +
      'publish them as templates, not hand them to another company to make its own. What you make with them goes ' +
      'wherever your company’s letters and slides go.',
  },
  {
    title: 'What Signet cannot promise',
    text:
      'A recommendation is a reasoned opinion. Check names, marks and colors with a lawyer before you register ' +
      'or print them. Signet is provided as it is.',
  },
  { title: 'Leaving', text: 'You may stop at any time. My Account deletes your account with everything in it.' },
] as const;

/** The Terms of Service, in plain words. */
export const Terms = () => (
  // A scrolling region has to be reachable by keyboard.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <section className={styles.terms} aria-labelledby="terms-title" tabIndex={0}>
    <h2 id="terms-title">Terms of Service</h2>
    <ol className={styles.clauses}>
      {clauses.map((clause) => (
        <li key={clause.title} className={styles.clause}>
          <h3>{clause.title}</h3>
          <p>{clause.text}</p>
        </li>
      ))}
    </ol>
  </section>
);
