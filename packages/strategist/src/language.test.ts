import { describe, expect, it } from 'vitest';
import { computeAnswer, quoteAnswer } from './answer-offline.ts';
import { restsOn } from './said.ts';
import { sampleBrand } from './sample-brand.ts';

describe('another language', () => {
  it.each([
    'Welche Farbe passt für den Knopf?',
    'Quelle police pour notre site ?',
    '¿Qué logo uso con un fondo oscuro para la web?',
    'Jakie są nasze kolory?',
    'Почему Quern синий?',
    '我们的颜色是什么?',
    'Unsere Farben?',
    'Notre logo ?',
    'Comment choisir nos couleurs ?',
  ])('%s is told that English alone is understood', (question) => {
    expect(computeAnswer(question, sampleBrand)).toBeUndefined();
    expect(quoteAnswer(question, [], sampleBrand)).toEqual([{ frame: 'otherLanguage' }]);
  });
  it('is not what a foreign name in an English question is', () => {
    for (const question of ['What does Wärme mean for our brand?', 'Coral?', 'Is Das Haus a good name for us?'])
      expect(quoteAnswer(question, [], sampleBrand)).toEqual([{ frame: 'nothing' }]);
  });
  it.each(['Das Haus colors?', 'Le Pain fonts?', 'Los Amigos logo?', 'Van wrap colors?', 'Hoe colors?', 'Comment?'])(
    '%s names somebody, in English',
    (question) => {
      expect(quoteAnswer(question, [], sampleBrand)).toEqual([{ frame: 'nothing' }]);
    },
  );
  it('is not what the brand itself is called', () => {
    const brand = { ...sampleBrand, companyName: 'Los Amigos' };
    expect(quoteAnswer('Los Amigos slides?', [], brand)).toEqual([{ frame: 'nothing' }]);
    expect(quoteAnswer('¿Qué colores para Los Amigos?', [], brand)).toEqual([{ frame: 'otherLanguage' }]);
  });
  it('is quoted what shares words with it, not what is near by a meaning that nobody understood', () => {
    const passages = [
      { id: 'a', title: 'Farben', place: 'Handbuch', text: 'Unsere Farben sind Rot und Blau.' },
      { id: 'b', title: 'Investors', place: 'Handbook', text: 'Say what the money is for.' },
    ];
    const answer = quoteAnswer('Was sind unsere Farben?', passages, sampleBrand);
    expect(restsOn(answer).map(({ id }) => id)).toEqual(['a']);
    expect(answer[0]).toEqual({ frame: 'otherLanguage' });
  });
});
