import { bookVolumes } from '@signet/contract';
import { interfaceColorNames } from '../../brand/interface-color-names.ts';
import { Drawing, drawingsOf, type BookContent } from './drawings.tsx';
import styles from './color-rules.module.css';
import { Section } from './section.tsx';

type Content = { content: BookContent };
const notations = ['hex', 'rgb', 'hsl', 'oklch', 'lab', 'cmyk'] as const;

/** Every color in every notation; pressing a value copies it. */
export const ColorValues = ({
  content,
  onCopy,
}: Content & { onCopy: (text: string, what: string) => Promise<void> }) => (
  <Section
    id="values"
    title="Values"
    intro={
      'Press any value to copy it. The CMYK values are estimates for offset printing on coated paper: ask your ' +
      'printer for a proof on the paper you will use.'
    }
  >
    <ul className={styles.values}>
      {content.book.colors.list.map((color) => (
        <li key={color.role}>
          <span className={styles.swatch} style={{ backgroundColor: color.hex }} aria-hidden="true" />
          <span className={styles.who}>
            <strong>{color.name}</strong>
            {color.name !== color.use && <span className={styles.soft}>{color.use}</span>}
          </span>
          <span className={styles.rows}>
            {notations.map((notation) => {
              const value = notation === 'hex' ? color.hex : color[notation].join(' ');
              const name = notation === 'hex' ? 'Hex code' : notation.toUpperCase();
              const shown = notation === 'cmyk' ? `≈ ${value}` : value;
              return (
                <button
                  key={notation}
                  type="button"
                  className={styles.value}
                  aria-label={`Copy ${notation.toUpperCase()} ${shown} of ${color.name}`}
                  title={notation === 'cmyk' ? 'An estimate, for your printer to check' : undefined}
                  onClick={() => void onCopy(value, name)}
                >
                  <span className={styles.soft}>{notation.toUpperCase()}</span> {shown}
                </button>
              );
            })}
          </span>
        </li>
      ))}
    </ul>
  </Section>
);

const volumes = {
  quiet: 'To be read',
  even: 'To be looked at',
  loud: 'To be seen from far away',
} as const;

type Piece = BookContent['book']['colors']['applied'][number];

/** What a piece has of each, without what it has nothing of: `98% background, 1% accent`. */
const partsInWords = ({ ground, primary, secondary, accent }: Piece): string =>
  [
    [ground, 'background'],
    [primary, 'primary color'],
    [secondary, 'secondary color'],
    [accent, 'accent'],
  ]
    .flatMap(([percent, name]) => (percent === 0 ? [] : `${percent}% ${name}`))
    .join(', ');

/** The kit's own pieces by how loud they are, counted: what of each is background, primary color and accent. */
const Measured = ({ content: { book } }: Content) => {
  const hexOf = (role: string) => book.colors.list.find((one) => one.role === role)?.hex;
  return (
    <ul className={styles.measured} aria-label="The pieces of the kit, measured">
      {bookVolumes.flatMap((volume) =>
        book.colors.applied
          .filter((piece) => piece.volume === volume)
          .map((piece) => (
            <li key={piece.name}>
              <span>{book.drawings.find(({ name }) => name === piece.name)?.title}</span>
              <span className={styles.bar} aria-hidden="true">
                {piece.roles.map(({ role, percent }) => (
                  <span key={role} style={{ flexGrow: percent, backgroundColor: hexOf(role) }} />
                ))}
              </span>
              <span className={styles.soft}>
                {volumes[volume]}: {partsInWords(piece)}
              </span>
            </li>
          )),
      )}
    </ul>
  );
};

const HowMuch = ({ content }: Content) => {
  const { book, drawings } = content;
  const [light] = drawingsOf(content, 'layout');
  return (
    <Section
      id="how-much"
      title="How much of each"
      intro={
        'Aim for 60 percent background, 30 percent primary color and 10 percent accent, as on this page. Pieces that ' +
        'people read have more background, pieces seen from far away more color. Below is how much each piece has.'
      }
    >
      <div className={styles.half}>{light && <Drawing drawing={light} src={drawings[light.name]} />}</div>
      <ul className={styles.shares}>
        {book.colors.shares.map(({ role, name, percent }) => (
          <li key={role}>
            {percent} {name}
          </li>
        ))}
      </ul>
      <Measured content={content} />
    </Section>
  );
};

const meeting = ['p1', 'p2', 's1', 'a1', 'a2', 'n3'] as const;

const Matrix = ({ content: { book } }: Content) => {
  const { list, pairs, never } = book.colors;
  const colorOf = (role: string) => list.find((one) => one.role === role);
  const nameOf = (role: string) => colorOf(role)?.name ?? role;
  return (
    <Section
      id="words-on-colors"
      title="Words on colors"
      intro="Each row is a text color, each column a background. “Large” is 24 px and up, or 19 px and up in bold."
    >
      {/* what scrolls has to be reached by key (WCAG 2.2, 2.1.1) */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="region" aria-label="Words on colors" tabIndex={0}>
        <table className={styles.matrix}>
          <thead>
            <tr>
              <th scope="col">Words</th>
              {meeting.map((ground) => (
                <th key={ground} scope="col">
                  {nameOf(ground)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {meeting.map((ink) => (
              <tr key={ink}>
                <th scope="row">{nameOf(ink)}</th>
                {meeting.map((ground) => {
                  const pair = pairs.find((one) => one.ink === ink && one.ground === ground);
                  const isRead = pair && pair.verdict !== 'never';
                  return (
                    <td key={ground}>
                      {pair && (
                        <>
                          <span
                            className={styles.cell}
                            style={{ backgroundColor: colorOf(ground)?.hex, color: colorOf(ink)?.hex }}
                            data-read={isRead}
                            aria-hidden="true"
                          />
                          <span className={isRead ? undefined : styles.soft}>
                            {isRead ? `${pair.ratio.toFixed(1)}${pair.verdict === 'large' ? ' large' : ''}` : 'never'}
                          </span>
                        </>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {never.length > 0 && (
        <>
          <h4 className={styles.sub}>Never as text on each other</h4>
          <ul className={styles.never}>
            {never.map(({ one, other }) => (
              <li key={`${one} ${other}`}>
                <span className={styles.pair} aria-hidden="true">
                  <span style={{ backgroundColor: colorOf(one)?.hex }} />
                  <span style={{ backgroundColor: colorOf(other)?.hex }} />
                </span>
                {nameOf(one)} and {nameOf(other)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
};

const Scales = ({ content: { book }, onCopy }: Content & { onCopy: (text: string, what: string) => Promise<void> }) => (
  <Section
    id="tints-and-shades"
    title="Tints and shades"
    intro="For hover states, charts and quiet backgrounds. Press one to copy it."
  >
    {book.colors.scales.map(({ name, steps }) => (
      <div key={name} className={styles.scale}>
        <strong>{name}</strong>
        <div className={styles.steps}>
          {steps.map(({ step, hex, ink }) => (
            <button
              key={step}
              type="button"
              style={{ backgroundColor: hex, color: ink }}
              aria-label={`Copy ${hex}, ${name} ${step}`}
              onClick={() => void onCopy(hex, 'Hex code')}
            >
              {step}
            </button>
          ))}
        </div>
      </div>
    ))}
  </Section>
);

const DarkTheme = ({ content }: Content) => {
  const { book, drawings } = content;
  const [, dark] = drawingsOf(content, 'layout');
  return (
    <Section
      id="dark-theme"
      title="Dark theme"
      intro="In the dark the colors keep their hue and become lighter until they can be read."
    >
      <div className={styles.beside}>
        {dark && <Drawing drawing={dark} src={drawings[dark.name]} />}
        <ul className={styles.theme}>
          {interfaceColorNames.map(([role, name]) => (
            <li key={role}>
              <span className={styles.dot} style={{ backgroundColor: book.colors.dark[role] }} aria-hidden="true" />
              {name} <code>{book.colors.dark[role]}</code>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
};

const Vision = ({ content: { book } }: Content) => (
  <Section
    id="color-vision"
    title="Color vision"
    intro="One in twelve men and one in two hundred women see fewer colors. Never let color alone carry a meaning."
  >
    <ul className={styles.vision}>
      {book.colors.vision.map(({ name, colors, close }) => (
        <li key={name}>
          <strong>{name}</strong>
          <span className={styles.row} aria-hidden="true">
            {colors.map(({ role, hex }) => (
              <span key={role} style={{ backgroundColor: hex }} />
            ))}
          </span>
          <span className={styles.soft}>
            {close.length === 0 ? 'All five can be told apart.' : `Look alike: ${close.join(', ')}.`}
          </span>
        </li>
      ))}
    </ul>
  </Section>
);

/** How the colors of a brand are used. */
export const ColorRules = (props: Content & { onCopy: (text: string, what: string) => Promise<void> }) => (
  <>
    <HowMuch {...props} />
    <Matrix {...props} />
    <Scales {...props} />
    <DarkTheme {...props} />
    <Vision {...props} />
  </>
);
