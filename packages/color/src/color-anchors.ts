/**
 * What colors can be asked to mean. `uw71:` is a concept that people rated 71 colors for; `saysani:` the left word of a scale that people placed
 * color words on; `ou:` a color emotion by formula; `oklch:` and `scheme:` are plain measurements. The first three come from data, so a keyword
 * that is one of their words takes it as measured.
 */
export const colorAnchors = [
  'uw71:angry', 'uw71:happy', 'uw71:sad', 'uw71:fearful', 'uw71:disgust', 'uw71:love', 'uw71:peace', 'uw71:justice', 'uw71:evil', 'uw71:greed',
  'uw71:comfort', 'uw71:efficiency', 'uw71:leisure', 'uw71:reliability', 'uw71:safety', 'uw71:speed', 'uw71:working', 'uw71:driving', 'uw71:eating', 'uw71:sleeping',
  'saysani:active', 'saysani:alive', 'saysani:calm', 'saysani:clean', 'saysani:cold', 'saysani:exciting', 'saysani:fast', 'saysani:fresh', 'saysani:happy',
  'saysani:light', 'saysani:new', 'saysani:relaxed', 'saysani:soft', 'saysani:submissive',
  'ou:heat', 'ou:weight',
  'oklch:chroma', 'oklch:lightness', 'scheme:variety',
] as const;
export type ColorAnchor = (typeof colorAnchors)[number];
