import { config } from '../../../shell/config.ts';
import { Picture } from '../../../ui/picture.tsx';
import styles from './company-logo.module.css';

type Props = {
  imageId: string;
  /** What the picture is called; empty where the text beside it says the same. */
  name: string;
  /** Pixels, of a square; without it the logo fills its place. */
  size?: number;
};

/** A company's logo from the provider's image host; the empty image where it cannot be loaded (spec quiz §2). */
export const CompanyLogo = ({ imageId, name, size }: Props) => (
  <span
    className={styles.logo}
    style={size === undefined ? undefined : { width: size, height: size, padding: Math.round(size / 10) }}
  >
    <Picture src={config().companies.imageUrl.replace('{imageId}', imageId)} alt={name} />
  </span>
);
