import { describe, expect, test } from 'vitest';
import { installedFont } from '../../type/src/testing/installed-font.ts';
import { trackingOf } from './tracking.ts';

const jost = (face: string) => installedFont('@expo-google-fonts/jost', face);

describe('letter spacing of a wordmark', () => {
  test('light capitals stand further apart than regular ones, semi-bold ones less, bold ones not at all', () => {
    expect(
      ['300Light', '400Regular', '600SemiBold', '700Bold'].map((face) => trackingOf(jost(face), 'ARGENT')),
    ).toEqual([60, 40, 20, 0]);
  });

  test.each(['Argent', 'argent', 'A', '24', 'Ἀθῆναι'])('%s stands as its designer spaced it', (name) =>
    expect(trackingOf(jost('300Light'), name)).toBe(0),
  );

  test('capitals of any script that has them are opened up', () =>
    expect(trackingOf(jost('300Light'), 'ЖИВАЯ ВОДА')).toBe(60));

  test('letters that join or share one width are left alone', () => {
    expect(trackingOf(installedFont('@expo-google-fonts/dancing-script', '400Regular'), 'ARGENT')).toBe(0);
    expect(trackingOf(installedFont('@expo-google-fonts/ibm-plex-mono', '300Light'), 'ARGENT')).toBe(0);
  });
});
