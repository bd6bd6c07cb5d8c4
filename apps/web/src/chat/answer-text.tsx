import { Fragment, useMemo } from 'react';
import { toasts } from '../ui/toast-queue.ts';
import styles from './answer-text.module.css';
import { parseMarkdown, type Span } from './markdown.ts';

/** Spec administration §8.7. */
const HEX_COPIED = 'Hex code copied to clipboard!';

const copy = (text: string, said: string): void =>
  void navigator.clipboard.writeText(text).then(
    () => toasts.success(said),
    () => toasts.error('It could not be copied. Select it and copy it by hand.'),
  );

const Swatch = ({ hex }: { hex: string }) => (
  <button
    type="button"
    className={styles.swatch}
    aria-label={`Use this: copy ${hex}`}
    onClick={() => copy(hex, HEX_COPIED)}
  >
    <span className={styles.color} style={{ background: hex }} aria-hidden="true" />
    {hex}
  </button>
);

type Props = { text: string; onSource: (number: number) => void; known: ReadonlySet<number> };

const Spans = ({ spans, onSource, known }: { spans: readonly Span[] } & Omit<Props, 'text'>) =>
  spans.map((span, at) => {
    // spans have nothing of their own to be told apart by, and never change their places
    const key = `${at} ${span.kind}`;
    if (span.kind === 'strong') return <strong key={key}>{span.text}</strong>;
    if (span.kind === 'em') return <em key={key}>{span.text}</em>;
    if (span.kind === 'code') return <code key={key}>{span.text}</code>;
    if (span.kind === 'color') return <Swatch key={key} hex={span.hex} />;
    if (span.kind === 'text') return <Fragment key={key}>{span.text}</Fragment>;
    if (!known.has(span.number)) return <Fragment key={key}>[{span.number}]</Fragment>;
    return (
      <button
        key={key}
        type="button"
        className={styles.source}
        aria-label={`Source ${span.number}`}
        onClick={() => onSource(span.number)}
      >
        {span.number}
      </button>
    );
  });

const taglineOf = (spans: readonly Span[]): string | undefined =>
  /^\s*[“"](.+)[”"]\s*$/u.exec(spans.map((span) => ('text' in span ? span.text : '')).join(''))?.[1];

/** An answer, drawn from our own elements: nothing in it is markup, leads elsewhere or is fetched. */
export const AnswerText = ({ text, ...rest }: Props) => {
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  return (
    <div className={styles.text}>
      {blocks.map((block, at) => {
        const key = `${at} ${block.kind}`;
        if (block.kind === 'code')
          return (
            <pre key={key} className={styles.code}>
              {block.text}
            </pre>
          );
        if (block.kind === 'list') {
          const List = block.isOrdered ? 'ol' : 'ul';
          return (
            <List key={key}>
              {block.items.map((spans, place) => {
                const tagline = taglineOf(spans);
                return (
                  // lists of an answer only grow
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={place}>
                    <Spans spans={spans} {...rest} />
                    {tagline && (
                      <button type="button" className={styles.use} onClick={() => copy(tagline, 'Copied.')}>
                        Use this
                      </button>
                    )}
                  </li>
                );
              })}
            </List>
          );
        }
        if (block.kind === 'quote')
          return (
            <blockquote key={key}>
              <Spans spans={block.spans} {...rest} />
            </blockquote>
          );
        return (
          <p key={key} data-heading={block.kind === 'heading'}>
            <Spans spans={block.spans} {...rest} />
          </p>
        );
      })}
    </div>
  );
};
