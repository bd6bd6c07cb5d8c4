import { LRUCache } from 'lru-cache';
import type { Person } from '@signet/brand';
import {
  libraryDocument,
  visibleText,
  type LibraryTemplate,
  type MadeFilesStatus,
  type StoryQuestion,
  type TemplateType,
} from '@signet/contract';
import { hintFor, isQuestion, keptAnswer, preflightRules, slideKeys, storyQuestions } from '@signet/documents';
import { isKitKey } from '@signet/kit';
import { toPng } from '@signet/render';
import { toSvg } from '@signet/scene';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import { requireAccess } from '../../http/require-access.ts';
import { createMakeOnce } from '../../make-once.ts';
import { DriveDenied, type Drive } from '../../ports/drive.ts';
import { ServiceUnavailable } from '../../ports/faults.ts';
import type { DriveService } from '../drive/drive.service.ts';
import { createPictureSources, savedBasis } from './picture-sources.ts';
import { hashOf, type Kind } from '../made-files/kind.ts';
import type { MadeFiles } from '../made-files/made-files.service.ts';
import type { Chooser } from '../quizzes/chosen-quiz.ts';
import type { DocumentFrom } from './document-kind.ts';
import { DOCUMENT_VERSION, type DocumentSource, type DocumentSources } from './document-source.ts';
import type { DocumentStore } from './documents.store.ts';
import { createPresentTemplate } from './present-template.ts';
import type { StoryAnswers } from './story-answers.ts';
import type { TemplateAddress, TemplateAddresses } from './template-addresses.ts';
import { findTemplate, sampleTemplate, templates, type Template } from './templates.ts';

type Parts = {
  store: DocumentStore;
  sources: DocumentSources;
  answers: StoryAnswers;
  addresses: TemplateAddresses;
  driveAccess: DriveService;
  drive: Pick<Drive, 'trash' | 'restore' | 'name'>;
  madeFiles: Pick<MadeFiles, 'begin' | 'madeFrom'>;
  kind: Kind<DocumentFrom, { format: 'receipt' }>;
  now: () => Date;
};

type Founder = Chooser & Person & { email: string };

type Asked = {
  kitId: string;
  templateId: string;
  type: TemplateType;
  accessCode?: string | undefined;
  nonce?: string | undefined;
  context: 'quizResultsPage' | 'assetLibrary';
  quizId?: string | undefined;
};
type Answer = { authUrl?: string; made?: MadeFilesStatus; documentId?: string };

const onlyRefusals = (error: unknown): void => {
  if (!(error instanceof Refusal)) throw error;
};

/** A title after a name: a word that begins it goes on small, one with capitals of its own keeps them. */
const inSentence = (title: string): string =>
  title.replace(/^\p{Lu}\p{Ll}+\b/u, (word) => word.toLocaleLowerCase('en'));

const PICTURE_PIXELS = 640;
/** Bytes of pictures that are kept: what a few founders look at, each 10 to 150 KB. */
const MOST_KEPT = 48_000_000;
/** Outdated documents that one call takes away at most, so that whoever waits sees how far it is. */
const TRASHED_AT_ONCE = 20;

/** The asset library: templates as they look in a founder's brand, and documents made of them. */
export const createDocumentService = (parts: Parts) => {
  const { store, sources, answers, addresses, driveAccess, drive, madeFiles, kind, now } = parts;
  const drawOnce = createMakeOnce(
    new LRUCache<string, Buffer>({ maxSize: MOST_KEPT, sizeCalculation: (png) => png.byteLength }),
  );

  const present = createPresentTemplate({ sources, addresses, now });

  /** Access that was taken back at the provider is forgotten here too. */
  const unlessDenied = async <Done>(userId: string, work: Promise<Done>): Promise<Done> => {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof DriveDenied)) throw error;
      if (error.why === 'revoked') await driveAccess.forget(userId);
      throw new Refusal('permissionError');
    }
  };

  const begin = async (
    user: Founder,
    template: Template,
    { source, quizId }: { source: DocumentSource; quizId: string },
    readOnly: boolean,
  ): Promise<Answer> => {
    const wanted = {
      user_id: user._id,
      quiz_id: quizId,
      template_id: template.id,
      kit_key: source.kitKey,
      drive: drive.name,
      basis: sources.basisOf(source, template),
      name: `${source.subject.company} ${template.saved ?? inSentence(template.title)}`,
    };
    let row = await store.wanted(wanted);
    if (row.file_id) {
      const access = orRefuse(await driveAccess.access(user._id), 'permissionError');
      if (!(await unlessDenied(user._id, drive.restore(access, row.file_id)))) {
        // the founder removed it for good: it is made anew
        await store.forget(row.id);
        row = await store.wanted(wanted);
      }
    }
    const from: DocumentFrom = {
      documentId: row.id,
      userId: user._id,
      name: row.name,
      templateId: template.id,
      readOnly,
      source,
      at: row.created_at.toISOString(),
    };
    const made = await madeFiles.begin(kind, { userId: user._id, subject: row.id }, from);
    return { made, documentId: row.id };
  };

  const madeFrom = ({ userId, documentId }: { userId: string; documentId: string }) =>
    madeFiles.madeFrom(kind, { userId, subject: documentId });
  const sourceOf = createPictureSources({ sources, madeFrom, now });

  const draw = async (address: TemplateAddress): Promise<Buffer> => {
    const { kitKey, templateId, page } = address;
    const { source, at } = await sourceOf(address);
    if (!isKitKey(kitKey) || source.kitKey !== kitKey) throw new Refusal('linkExpired');
    const template = orRefuse(findTemplate(templateId), 'notFound');
    const brand = await sources.brand(address.userId, source);
    const scene = orRefuse(sources.page(source, brand, template, Number(page), at), 'notFound');
    return toPng(toSvg(scene, brand.colors, PICTURE_PIXELS), { width: PICTURE_PIXELS });
  };

  return {
    /** Every template of the brand's kit, with the document that was made of it last. */
    async list(user: Founder, type: TemplateType | undefined): Promise<LibraryTemplate[]> {
      const found = await sources.of(user, undefined);
      const documents = await store.newest(user._id, found.quizId, drive.name);
      const shown = templates.filter((one) => type === undefined || one.type === type);
      return shown.map((template) => present(template, { ...found, userId: user._id }, documents));
    },

    /** The sample deck of a brand, whether it is finished or not. */
    async sample(user: Founder, quizId: string | undefined): Promise<LibraryTemplate> {
      const found = await sources.of(user, quizId);
      const documents = await store.newest(user._id, found.quizId, drive.name);
      return present(sampleTemplate, { ...found, userId: user._id }, documents);
    },

    /**
     * Makes a document, or says where the founder gives access to their drive first (spec results §4). What is not
     * the sample deck needs a finished brand and the feature of its tab.
     */
    async generate(user: Founder, asked: Asked): Promise<Answer> {
      const { kitId, templateId, type, accessCode, nonce, context, quizId } = asked;
      const template = findTemplate(templateId);
      if (!template || template.type !== type) throw new Refusal('noMatchingTemplate');
      const isSample = template.id === sampleTemplate.id;
      if (!isSample) requireAccess(libraryDocument(type), user);
      // what a document is decides whether it may be changed: asked for otherwise, it would be written over
      const readOnly = isSample;
      const found = await sources.of(user, quizId);
      if (!isSample && !found.isFinished) throw new Refusal('quizNotCompleted');
      // a card from before another kit was chosen would silently save what it does not show (spec results §8)
      if (kitId !== found.kit.marketingKitId) throw new Refusal('noMatchingTemplate');
      const access = await driveAccess.access(user._id);
      if (!access) {
        if (accessCode === undefined) {
          const state = {
            kitId,
            templateId,
            type,
            trigger: 'createTemplateDocument',
            context,
            readOnly,
            quizId,
          } as const;
          return { authUrl: await driveAccess.consentUrl(user._id, state) };
        }
        const params = { kitId, templateId, type, readOnly };
        const connected = await driveAccess.connect(user, { code: accessCode, nonce, context });
        if (connected === 'permission') throw new Refusal('permissionError', params);
        if (connected === 'used') throw new Refusal('driveCodeUsed');
      }
      return begin(user, template, found, readOnly);
    },

    /** A page of a template by its signed address, while the brand is as it was. */
    async picture(address: TemplateAddress, signature: string): Promise<Buffer> {
      if (!addresses.isSigned(address, signature)) throw new Refusal('linkInvalid');
      return drawOnce(JSON.stringify(address), () => draw(address));
    },

    /** The pages of a file in the founder's drive as they were made, whatever their brand is by now. */
    async savedPages(userId: string, fileId: string) {
      const row = orRefuse(await store.inDrive(userId, drive.name, fileId), 'notFound');
      const { source, templateId, at } = orRefuse(await madeFrom({ userId, documentId: row.id }), 'notFound');
      // what an earlier release made would be drawn otherwise by now
      if (source.documentVersion !== DOCUMENT_VERSION) throw new Refusal('notFound');
      const template = orRefuse(findTemplate(templateId), 'notFound');
      const pages = sources.pageCount(source, await sources.brand(userId, source), template, new Date(at));
      const of = { userId, quizId: row.quiz_id, kitKey: source.kitKey, templateId, basis: savedBasis(row.id) };
      return {
        pageUrls: Array.from({ length: pages }, (_, page) => addresses.sign({ ...of, page: String(page + 1) })),
      };
    },

    /** What is to be seen to before a document is shown. */
    async preflight(user: Founder, templateId: string) {
      const template = orRefuse(findTemplate(templateId), 'noMatchingTemplate');
      const { source, quizId } = await sources.of(user, undefined);
      const brand = await sources.brand(user._id, source);
      const { looked, findings, hidden } = sources.preflight(source, brand, template, now());
      const found = new Set(findings.map(({ rule }) => rule));
      const basis = hashOf(source);
      const pages = sources.pageCount(source, brand, template, now());
      const of = { userId: user._id, quizId, kitKey: source.kitKey, templateId, basis };
      return {
        findings: findings.map(({ isHidden = false, ...finding }) => ({
          ...finding,
          isHidden,
          label: preflightRules[finding.rule],
        })),
        hidden,
        passed: looked.filter((rule) => !found.has(rule)).map((rule) => preflightRules[rule]),
        fonts: sources.fonts(source),
        pageUrls: Array.from({ length: pages }, (_, at) => addresses.sign({ ...of, page: String(at + 1) })),
      };
    },

    /** Every question of the brand's story; beside it the slide that says it, as it is now. */
    async story(user: Founder, quizId: string | undefined): Promise<StoryQuestion[]> {
      const { source, quizId: chosen } = await sources.of(user, quizId);
      const basis = hashOf(source);
      const of = { userId: user._id, quizId: chosen, kitKey: source.kitKey, templateId: 'full-deck', basis };
      const pages = slideKeys(source.subject.stage);
      return storyQuestions(source.subject.stage).map(({ key, slide, label, question, hint, isFirst, isMore }) => {
        const page = slide === undefined ? 0 : pages.indexOf(slide) + 1;
        return {
          key,
          label,
          question,
          hint: hintFor(key, hint, source.subject),
          isFirst,
          isMore,
          answer: source.subject.answers[key] ?? null,
          pageUrl: page > 0 ? addresses.sign({ ...of, page: String(page) }) : null,
        };
      });
    },

    /** @throws Refusal `notFound` for what no document asks. */
    async answer(user: Founder, given: { question: string; answer: string; quizId?: string | undefined }) {
      const { question, answer, quizId } = given;
      if (!isQuestion(question)) throw new Refusal('notFound');
      const { quizId: chosen, source } = await sources.of(user, quizId);
      const kept = keptAnswer(question, visibleText(answer).trim(), source.subject);
      await answers.keep({ quizId: chosen, userId: user._id, question }, kept);
      return { saved: true };
    },

    stats: () => store.stats(),

    /** Spec administration §2.9. A drive that is connected no more keeps its file. */
    async trashOutdated(actorId: string, skip: number) {
      const outdated = await store.outdated(drive.name, { most: TRASHED_AT_ONCE, skip });
      let [trashedCount, failedCount] = [0, 0];
      for (const { id, user_id: userId, file_id: fileId } of outdated) {
        const access = await driveAccess.access(userId);
        try {
          // whoever took access back keeps the file: it is ours no more
          if (access && fileId) await unlessDenied(userId, drive.trash(access, fileId)).catch(onlyRefusals);
        } catch (error) {
          // one drive that does not answer keeps its file until the next press, and nobody else's
          if (!(error instanceof ServiceUnavailable)) throw error;
          failedCount += 1;
          continue;
        }
        await store.trashed(id, { actorId, ownerId: userId });
        trashedCount += 1;
      }
      return { trashedCount, failedCount, leftCount: await store.countOutdated(drive.name) };
    },
  };
};

export type DocumentService = ReturnType<typeof createDocumentService>;
