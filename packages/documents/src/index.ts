export { deckFile } from './ooxml/deck-file.ts';
export type { OfficeFace } from './ooxml/drawing.ts';
export type { DocumentPart } from './ooxml/package.ts';
export { slideCount } from './content/stories.ts';
export { coreDeck } from './deck/core-deck.ts';
export { sampleDeck } from './deck/sample-deck.ts';
export { slideScene } from './deck/preview.ts';
export type { Deck } from './deck/model.ts';
export type { Subject } from './deck/subject.ts';
