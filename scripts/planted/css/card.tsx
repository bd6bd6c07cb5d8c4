import styles from './card.module.css';

export const Card = ({ when }: { when: 'early' | 'late' }) => (
  <p className={styles.card}>
    <span className={styles.used} />
    <span className={styles['missing']} />
    <span className={styles[when]} />
    <span className={when === 'early' ? styles.early : styles.late} />
  </p>
);
