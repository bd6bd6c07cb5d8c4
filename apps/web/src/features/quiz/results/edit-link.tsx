import type { QuizPage } from '@signet/brand';
import { IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router';
import { quizPath } from '../../../paths.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './edit-link.module.css';

/** Leads back to the page where an answer was given. */
export const EditLink = ({ page, what }: { page: QuizPage; what: string }) => (
  <Link className={styles.edit} to={quizPath(page)}>
    <IconPencil size={16} aria-hidden="true" />
    Edit<VisuallyHidden> {what}</VisuallyHidden>
  </Link>
);
