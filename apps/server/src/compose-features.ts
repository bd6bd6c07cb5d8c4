import type { AppParts } from './app-parts.ts';
import { availableParallelism } from 'node:os';
import { createBrainLibrary } from './features/brain/brain.library.ts';
import { createBrainVersions } from './features/brain-versions/brain-versions.service.ts';
import { createBrainVersionStore } from './features/brain-versions/brain-versions.store.ts';
import { checkInChild } from './features/brain-versions/checking/check-in-child.ts';
import { createBookKind } from './features/books/book-kind.ts';
import { createBookDrawing } from './features/books/book-drawing.ts';
import { createBookPrinting } from './features/books/book-printing.ts';
import { createBookTasks, createTracingDue } from './features/books/book-task.ts';
import { createBookService } from './features/books/book.service.ts';
import { createDrawingAddresses } from './features/books/drawing-addresses.ts';
import { createPrinting } from './features/books/press.ts';
import { hasRoom } from './features/brand-list/brand-list.service.ts';
import { createBrandListStore } from './features/brand-list/brand-list.store.ts';
import { createBrandService, type BrandService } from './features/brands/brands.service.ts';
import { createBrandsInForce } from './features/brands/brands-in-force.service.ts';
import { composeStrategist } from './features/strategist/compose.ts';
import { createBrandStore } from './features/brands/brands.store.ts';
import { composeDocuments } from './features/asset-library/compose.ts';
import { cleanInChild } from './features/custom-logos/cleaning/clean-in-child.ts';
import { createCustomLogos } from './features/custom-logos/custom-logos.service.ts';
import { createDriveService } from './features/drive/drive.service.ts';
import { createDriveStore } from './features/drive/drive.store.ts';
import { createDriveSweep } from './features/drive/drive-sweep.ts';
import { createFontFiles } from './features/fonts/font-files.ts';
import { createFontLibrary } from './features/fonts/font-library.ts';
import { createKitBrands } from './features/kit-pictures/kit-brands.ts';
import { createKitPictures } from './features/kit-pictures/kit-pictures.service.ts';
import { createPictureAddresses } from './features/kit-pictures/picture-addresses.ts';
import { createLogoDrafts } from './features/logos/logo-drafts.ts';
import { createLogoSet } from './features/logos/logo-set.ts';
import { createLogoService } from './features/logos/logos.service.ts';
import { createMadeFiles } from './features/made-files/made-files.service.ts';
import { createMadeFilesStore } from './features/made-files/made-files.store.ts';
import { createSweep } from './features/made-files/sweep.ts';
import { createMarking } from './features/marks/marking.ts';
import { createMarkService } from './features/marks/marks.service.ts';
import { createMarkStore } from './features/marks/marks.store.ts';
import { createCompleting } from './features/quizzes/completing.ts';
import { createQuizService } from './features/quizzes/quizzes.service.ts';
import { createQuizStore } from './features/quizzes/quizzes.store.ts';
import { createRanking } from './features/recommendations/ranking.ts';
import {
  createRecommendationsService,
  type RecommendationsService,
} from './features/recommendations/recommendations.service.ts';
import { createRecommendationsStore } from './features/recommendations/recommendations.store.ts';
import { composeResearch } from './features/research/compose.ts';
import type { Research } from './features/research/research.service.ts';
import { createSelectionsService } from './features/selections/selections.service.ts';
import { createSelectionsStore } from './features/selections/selections.store.ts';
import { createSharedFiles } from './features/shared-books/shared-files.ts';
import { createSharedBooks } from './features/shared-books/shared-books.service.ts';
import { createSharedBookStore } from './features/shared-books/shared-books.store.ts';
import { createMyData } from './features/my-data/my-data.service.ts';
import { createMyDataStore } from './features/my-data/my-data.store.ts';
import { createLogoEntries } from './features/packs/logo-entries.ts';
import { createLogosKind } from './features/packs/logos-kind.ts';
import { createPackKind } from './features/packs/pack-kind.ts';
import { createPackService } from './features/packs/packs.service.ts';
import { createSubscriptionService } from './features/subscriptions/subscriptions.service.ts';
import { createSubscriptionStore } from './features/subscriptions/subscriptions.store.ts';
import { createTrials } from './features/subscriptions/trials.ts';
import { createTierService } from './features/subscriptions/tiers.service.ts';
import { createTierStore } from './features/subscriptions/tiers.store.ts';
import { createUserAdminStore } from './features/users/admin.store.ts';
import { createUserStore } from './features/users/users.store.ts';
import { deriveKey } from './secrets.ts';

/** The features over their stores. Where two know each other, one is told of the other when it is asked. */
export const composeFeatures = (parts: AppParts) => {
  const { db, pool, blobs, jobs, companies, log, now = () => new Date(), ranking = createRanking({ log }) } = parts;
  const users = createUserStore({ pool, now });
  const brains = createBrainLibrary({ db });
  const fontFiles = createFontFiles();
  const fonts = createFontLibrary({
    files: fontFiles,
    onMissing: (err) => log.warn({ err }, 'a family of the brain has no file here'),
  });
  const selections = createSelectionsService({ store: createSelectionsStore({ db }) });
  const quizStore = createQuizStore({ pool, db });
  const completing = createCompleting({
    db,
    store: quizStore,
    brains,
    pin: (trx, quiz, userId) => brands.pin(trx, quiz, userId),
  });
  const brandListStore = createBrandListStore();
  const quizzes = createQuizService({
    db,
    store: quizStore,
    brains,
    fonts,
    follow(userId, quiz, madeOf) {
      // keywords come last: marks are drawn right after them
      if (quiz.keyword_ids.length === 0) marking.prepare();
      return recommendations.follow(userId, quiz, madeOf);
    },
    allowCompetitors: (userId, competitors) => research.allow(userId, competitors),
    followCompetitors: (userId, quiz) => research.begin(userId, quiz),
    onFollowFailed: (err) => log.error({ err }, 'answers were saved, and recommending failed'),
    complete: (founder, quiz) => completing.complete(founder, quiz),
    hasRoom: (trx, userId) => hasRoom(brandListStore, trx, userId),
    async copyBrand(trx, from, toQuizId, userId) {
      await selections.copy(trx, from.id, toQuizId, userId);
      await recommendations.copy(trx, from.id, toQuizId, userId);
      await research.copy(trx, from.id, toQuizId, userId);
      await documents.copyStory(trx, from.id, toQuizId, userId);
    },
  });
  const pinned: Pick<BrandService, 'version' | 'logoFiles' | 'customLogos' | 'pinned'> = {
    version: (userId, id) => brands.version(userId, id),
    logoFiles: (userId, id) => brands.logoFiles(userId, id),
    customLogos: (userId, id) => brands.customLogos(userId, id),
    pinned: (quizId, userId) => brands.pinned(quizId, userId),
  };
  const inForce = createBrandsInForce({ quizzes, selections, brains, brands: pinned });
  const drafts = createLogoDrafts({ brains, fonts, blobs });
  const bookDrawing = createBookDrawing();
  const logoSet = createLogoSet({
    drafts,
    whenWhole: (trx, { subject, userId }) => completing.whenLogosWhole(trx, { quizId: subject, userId }),
    keptAmong: (keys) => brands.filesAmong(keys),
    onBegun: () => bookDrawing.prepare(),
    afterWhole: (of) => books.drawAhead(of),
  });
  const printing = createPrinting();
  const kitBrands = createKitBrands({ brains, fonts, drafts });
  const bookTasks = createBookTasks({ brands: pinned, brains, drafts });
  const tracingDue = createTracingDue({ brands: pinned, drafts });
  const printedBooks = createBookPrinting({ brains, fontFiles, drawing: bookDrawing, printing });
  const bookKind = createBookKind({ books: printedBooks, tasks: bookTasks, tracingDue });
  const logoEntries = createLogoEntries({ blobs, printing });
  const packKinds = {
    all: createPackKind({
      brains,
      fonts,
      fontFiles,
      books: printedBooks,
      tasks: bookTasks,
      tracingDue,
      drawing: bookDrawing,
      logos: logoEntries,
      brands: pinned,
    }),
    logos: createLogosKind({ brands: pinned, logos: logoEntries }),
  };
  const drives = createDriveService({
    store: createDriveStore({ db }),
    drive: parts.drive,
    key: deriveKey(parts.secret, 'drive tokens'),
    publicUrl: parts.publicUrl,
  });
  const documents = composeDocuments(parts, {
    drives,
    inForce,
    brains,
    fonts,
    fontFiles,
    printing,
    drafts,
    research: () => research,
    madeFiles: () => madeFiles,
    now,
  });
  const kinds = [logoSet, packKinds.all, packKinds.logos, bookKind, documents.kind];
  const madeFiles = createMadeFiles({
    db,
    store: createMadeFilesStore({ db }),
    blobs,
    jobs,
    kinds,
    workers: availableParallelism(),
    log,
  });
  const sweep = [...createSweep({ db, blobs, jobs, kinds, now }), createDriveSweep({ db, blobs, now })];
  const marking = createMarking();
  const logos = createLogoService({ quizzes, inForce, drafts, logoSet, madeFiles });
  const kitPictures = createKitPictures({
    inForce,
    selections,
    brains,
    brands: kitBrands,
    addresses: createPictureAddresses(deriveKey(parts.secret, 'kit pictures')),
    limits: parts.limits,
  });
  const research: Research = composeResearch({ ...parts, quizzes, brains, now });
  const recommendations: RecommendationsService = createRecommendationsService({
    db,
    store: createRecommendationsStore({ db }),
    quizzes,
    selections,
    brains,
    ranking,
    research,
  });
  const marks = createMarkService({ store: createMarkStore({ db }), quizzes, selections, brains, companies, marking });
  const brands: BrandService = createBrandService({
    store: createBrandStore({ db }),
    quizzes,
    selections,
    recommendations,
    marks,
    logos,
    brains,
  });
  const strategist = composeStrategist(parts, { brands, brains });
  const tiers = createTierService({ store: createTierStore({ db }), billing: parts.billing });
  const subscriptions = createSubscriptionService({
    ...parts,
    tiers,
    store: createSubscriptionStore({ db, provider: parts.billing.provider }),
    now,
  });
  const books = createBookService({ brands, tasks: bookTasks, drawing: bookDrawing, madeFiles, kind: bookKind });
  const drawingAddresses = createDrawingAddresses({ key: deriveKey(parts.secret, 'book drawings'), now });
  const sharedBooks = createSharedBooks({
    store: createSharedBookStore({ db }),
    brands,
    books,
    addresses: drawingAddresses,
    limits: parts.limits,
    key: deriveKey(parts.secret, 'shared books'),
    now,
  });
  const sharedFiles = createSharedFiles({ blobs, brains, brands, books });
  const myData = createMyData({
    db,
    store: createMyDataStore({ db }),
    blobs,
    jobs,
    identity: parts.identity,
    driveRevocation: drives.revocation,
    async hasSubscription(userId) {
      await subscriptions.read(userId);
      return (await users.findById(userId))?.subscription.isManaged ?? false;
    },
    administrators: createUserAdminStore({ db }),
  });
  const customLogos = createCustomLogos({
    blobs,
    selections,
    drawnFrom: (keys) => documents.logosAmong(keys),
    clean: cleanInChild,
    now,
  });
  const brainVersions = createBrainVersions({
    db,
    store: createBrainVersionStore({ db }),
    brains,
    blobs,
    check: checkInChild,
    ranking,
    now,
  });
  const packs = createPackService({ brands, madeFiles, kinds: packKinds });
  return {
    now,
    users,
    quizzes,
    books,
    bookDrawing,
    drawingAddresses,
    sharedBooks,
    myData,
    sharedFiles,
    printing,
    completing,
    documents: documents.documents,
    drives,
    selections,
    brains,
    brainVersions,
    customLogos,
    brands,
    fonts,
    kitPictures,
    logos,
    madeFiles,
    marking,
    marks,
    packs,
    sweep,
    ranking,
    recommendations,
    research,
    strategist,
    subscriptions,
    tiers,
    trials: createTrials(parts),
  };
};
export type Features = ReturnType<typeof composeFeatures>;
