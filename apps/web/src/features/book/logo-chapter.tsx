import { logoField } from '@signet/color';
import { colorRoleNames } from '@signet/wording';
import { logoColorKeys, type BrandColors, type LogoColorKey, type LogoFile } from '@signet/contract';
import { IconDownload } from '@tabler/icons-react';
import { logoFileOf } from '../../brand/brand-queries.ts';
import { Link } from '../../shell/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Chapter } from './chapter.tsx';
import styles from './logo-chapter.module.css';

type File = LogoFile & { fileName: string; url: string };
type Props = { companyName: string; colors: BrandColors; files: readonly File[] };

const Download = ({ file, what, colorName }: { file: File | undefined; what: string; colorName: string }) =>
  file && (
    <Link look="tool" to={file.url} download={file.fileName}>
      <IconDownload size={16} aria-hidden="true" />
      {what}
      <VisuallyHidden>of the logo in {colorName}</VisuallyHidden>
    </Link>
  );

const Plate = ({ companyName, colorKey, colors, files }: Props & { colorKey: LogoColorKey }) => {
  const [svg, png] = [logoFileOf(files, colorKey, 'svg'), logoFileOf(files, colorKey, 'png')];
  const colorName = colorRoleNames[colorKey];
  return (
    <li className={styles.plate} data-main={colorKey === 'p1'}>
      <div className={styles.field} style={{ backgroundColor: colors[logoField(colorKey, colors)] }}>
        <Picture src={svg?.url} alt={`${companyName}, ${colorName}`} />
      </div>
      <div className={styles.caption}>
        <span>{colorName}</span>
        <Download file={svg} what="SVG" colorName={colorName} />
        <Download file={png} what="PNG" colorName={colorName} />
      </div>
    </li>
  );
};

/** The logo in every color that it was made in, each on a ground that suits it. */
export const LogoChapter = (props: Props) => (
  <Chapter
    id="logo"
    number={1}
    title="Logo"
    intro="One wordmark, in every color of the scheme. Use the SVG where you can: it is sharp at any size. Leave as much room around it as its letters are tall."
  >
    <ul className={styles.plates}>
      {logoColorKeys.map((colorKey) => (
        <Plate key={colorKey} colorKey={colorKey} {...props} />
      ))}
    </ul>
  </Chapter>
);
