import { LRUCache } from 'lru-cache';
import { businessLifecycles, kitPieces, type BusinessLifecycle } from '@signet/contract';
import {
  coreDeck,
  fullDeck,
  onePager,
  paper,
  paperPreflight,
  paperScenes,
  picturePreflight,
  posts,
  postSays,
  postScene,
  sampleDeck,
  preflight,
  slideCount,
  slideScene,
  stationeryScenes,
  type Checked,
  type Deck,
  type OnePagerKind,
  type Paper,
  type PaperKind,
  type PostKind,
  type Subject,
} from '@signet/documents';
import { drawKitPiece, isKitKey, type KitBrand, type KitKey } from '@signet/kit';
import type { Scene } from '@signet/scene';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import type { BrainLibrary } from '../brain/brain.library.ts';
import type { BrandInForce } from '../brands/brand-in-force.ts';
import type { BrandsInForce } from '../brands/brands-in-force.service.ts';
import type { KitBrands } from '../kit-pictures/kit-brands.ts';
import { kitDrawingOf, type KitDrawing } from '../kit-pictures/kit-drawing.ts';
import { hashOf } from '../made-files/kind.ts';
import type { Chooser } from '../quizzes/chosen-quiz.ts';
import type { Research } from '../research/research.service.ts';
import type { StoryAnswers } from './story-answers.ts';
import type { Template } from './templates.ts';

/** Raised when the same brand would make another document. */
export const DOCUMENT_VERSION = 15;
/** Drawn decks that are kept: what a few founders look at. */
const DECKS_KEPT = 40;

/** All that documents are made from, as JSON: any node can make them at any time. */
export type DocumentSource = {
  drawing: KitDrawing;
  kitKey: KitKey;
  subject: Omit<Subject, 'month'>;
  documentVersion: number;
};

/** What a quiz's documents are made from, and the kit as its founder knows it. */
export type FoundSource = {
  source: DocumentSource;
  quizId: string;
  kit: { marketingKitId: string; name: string };
  /** Of an unfinished brand only the sample deck is made. */
  isFinished: boolean;
};

type Parts = {
  inForce: Pick<BrandsInForce, 'of'>;
  brains: Pick<BrainLibrary, 'get'>;
  brands: KitBrands;
  research: Pick<Research, 'snapshot'>;
  answers: Pick<StoryAnswers, 'of'>;
};

type DeckOf = Extract<Template['of'], { deck: string }>['deck'];

const lifecycleOf = (key: string): BusinessLifecycle => businessLifecycles.find(({ id }) => id === key)?.id ?? 'seed';

const kitOf = ({ _id, key, name }: { _id: string; key: string; name: string }) => ({
  marketingKitId: _id,
  marketingKitKey: key,
  name,
});

export const monthOf = (at: Date): string =>
  at.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A post has the pixels that its place shows, one for one: only what is asked can be missing. */
const postQuestions = ({ subject }: DocumentSource, post: PostKind): Checked['findings'] => {
  const { asks } = postSays(post, { ...subject, month: '' });
  return asks === undefined ? [] : [{ level: 'stop', rule: 'blank', page: 1, says: asks }];
};

/** The pages of a paper: to be printed it is empty, else what is written on it stands there. */
const scenesOf = ({ as }: Template, made: Paper): Scene[] => (as === 'pdf' ? stationeryScenes : paperScenes)(made);

/** How many pages a template has, and how that is said; nothing is drawn for it. */
const size = ({ subject }: DocumentSource, { of }: Template): { pages: number; told: string } => {
  if ('piece' in of) {
    const { width, height } = kitPieces[of.piece];
    return { pages: 1, told: `${of.pixels} × ${Math.round((of.pixels * height) / width)} pixels` };
  }
  if ('post' in of) {
    const { width, height } = posts[of.post];
    return { pages: 1, told: `${width} × ${height} pixels` };
  }
  if ('paper' in of) return { pages: 1, told: 'Word document' };
  if ('onePager' in of) return { pages: 1, told: 'One page to edit' };
  const pages = slideCount(of.deck, subject.stage);
  return { pages, told: `${pages} slides` };
};

/** From a founder's quiz to what its documents are made from, and from that to decks and pictures. */
export const createDocumentSources = ({ inForce, brains, brands, research, answers }: Parts) => {
  const decks = new LRUCache<string, Deck>({ max: DECKS_KEPT });

  /** What is known of the competitors: of a finished brand what was read when it was finished. */
  const rivalsOf = async (brand: BrandInForce, userId: string): Promise<Subject['rivals']> => {
    const { quizId, competitors } = brand;
    if (competitors.length === 0) return [];
    const read = brand.research ?? (await research.snapshot({ quizId, userId, competitors }, { again: false })).content;
    return read.competitors.map(({ name, colors }) => ({ name, colors }));
  };

  /** The deck of a template, drawn once while it is looked at. */
  const deckOf = (source: DocumentSource, brand: KitBrand, kind: DeckOf, at: Date): Deck => {
    const subject: Subject = { ...source.subject, month: monthOf(at) };
    const key = hashOf({ source, kind, month: subject.month });
    const known = decks.get(key);
    if (known) return known;
    const { kitKey } = source;
    const deck =
      kind === 'sample'
        ? sampleDeck(kitKey, brand, subject)
        : kind === 'full'
          ? fullDeck(kitKey, brand, subject)
          : coreDeck(kitKey, brand, subject, kind);
    decks.set(key, deck);
    return deck;
  };

  const subjectAt = (source: DocumentSource, at: Date): Subject => ({ ...source.subject, month: monthOf(at) });
  const onePagerOf = (source: DocumentSource, brand: KitBrand, kind: OnePagerKind, at: Date): Deck =>
    onePager(source.kitKey, brand, subjectAt(source, at), kind);
  const paperOf = (source: DocumentSource, brand: KitBrand, kind: PaperKind, at: Date): Paper =>
    paper(source.kitKey, brand, subjectAt(source, at), kind);

  return {
    /** What the documents of a quiz's brand are made from. */
    async of(user: Chooser, quizId: string | undefined): Promise<FoundSource> {
      const inUse = await inForce.of(user, quizId);
      const drawing = kitDrawingOf(inUse);
      const [first] = (await brains.get(inUse.brainVersionId)).brain.marketingKits;
      // brands of before there were kits have none: the first one is as good as any
      const kit = orRefuse(inUse.chosen.marketingKitSelection ?? (first && kitOf(first)), 'noSelections');
      const kitKey = kit.marketingKitKey;
      if (!isKitKey(kitKey)) throw new Refusal('noMatchingTemplate');
      const subject: DocumentSource['subject'] = {
        company: inUse.companyName.replaceAll(/\s+/gu, ' ').trim(),
        website: drawing.host ?? '',
        stage: lifecycleOf(inUse.businessLifecycle),
        keywords: drawing.keywords,
        rivals: await rivalsOf(inUse, user._id),
        answers: await answers.of(inUse.quizId, user._id),
        ...(inUse.standOut === undefined ? {} : { standOut: inUse.standOut }),
      };
      return {
        source: { drawing, kitKey, subject, documentVersion: DOCUMENT_VERSION },
        quizId: inUse.quizId,
        kit,
        isFinished: inUse.isFinished,
      };
    },

    basisOf: (source: DocumentSource, template: Template): string => hashOf({ source, template: template.id }),

    brand: (userId: string, { drawing }: DocumentSource): Promise<KitBrand> => brands(userId, drawing),

    deck: deckOf,
    onePager: onePagerOf,
    paper: paperOf,
    subject: subjectAt,

    /** One page of a template as a drawing; undefined beyond the last. */
    page(source: DocumentSource, brand: KitBrand, template: Template, page: number, at: Date): Scene | undefined {
      const { of } = template;
      if ('piece' in of) return page === 1 ? drawKitPiece(source.kitKey, of.piece, brand).scene : undefined;
      if ('post' in of) return page === 1 ? postScene(source.kitKey, brand, subjectAt(source, at), of.post) : undefined;
      if ('paper' in of) return scenesOf(template, paperOf(source, brand, of.paper, at))[page - 1];
      const deck = 'deck' in of ? deckOf(source, brand, of.deck, at) : onePagerOf(source, brand, of.onePager, at);
      const slide = deck.slides[page - 1];
      return slide && slideScene(brand, deck, slide);
    },

    /**
     * What is to be seen to before it is shown. Pictures are asked what is blank, and whether they are sharp at the
     * size that they are shown or printed at.
     */
    preflight(source: DocumentSource, brand: KitBrand, { of, as }: Template, at: Date): Checked {
      const told = { answers: source.subject.answers, at };
      if ('deck' in of) return preflight(deckOf(source, brand, of.deck, at), brand, told);
      if ('onePager' in of) return preflight(onePagerOf(source, brand, of.onePager, at), brand, told);
      if ('paper' in of) return paperPreflight(paperOf(source, brand, of.paper, at), { isEmpty: as === 'pdf' });
      if ('piece' in of) return picturePreflight(of);
      return { looked: ['blank', 'image'], findings: postQuestions(source, of.post), hidden: 0 };
    },

    /** Every family of the brain is one of Google's, which Slides and Docs have. */
    fonts: ({ drawing }: DocumentSource) =>
      [...new Set([drawing.headline.fontName, drawing.text.fontName])].map((name) => ({
        name,
        inSlides: true,
        instead: null,
      })),

    /** How many pages its file has: a paper goes on over as many as its words take. */
    pageCount(source: DocumentSource, brand: KitBrand, template: Template, at: Date): number {
      const { of } = template;
      if (!('paper' in of)) return size(source, template).pages;
      return scenesOf(template, paperOf(source, brand, of.paper, at)).length;
    },

    size,
  };
};
export type DocumentSources = ReturnType<typeof createDocumentSources>;
