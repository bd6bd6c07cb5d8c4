import type { Ink, Scene, Shape, Tone } from '@signet/scene';

/** A field to show something on; `share` is how much of its width, and at most two thirds of its height, that fills. */
export type Field = { width: number; height: number; share: number; ground: Tone };

const TALLEST = 0.62;

/** The shapes of a scene in the middle of a box, as large as they may be. */
export const inMiddle = (scene: Scene, { width, height, share }: Omit<Field, 'ground'>): Shape => {
  const scale = Math.min((width * share) / scene.width, (height * TALLEST) / scene.height);
  return {
    kind: 'group',
    scale,
    x: (width - scene.width * scale) / 2 - scene.x * scale,
    y: (height - scene.height * scale) / 2 - scene.y * scale,
    shapes: scene.shapes,
  };
};

/** A scene in the middle of a field of one color. */
export const onField = (scene: Scene, { ground, ...field }: Field): Scene => ({
  x: 0,
  y: 0,
  width: field.width,
  height: field.height,
  label: scene.label,
  shapes: [{ kind: 'rect', x: 0, y: 0, width: field.width, height: field.height, ink: ground }, inMiddle(scene, field)],
});

/** A scene of the logo with its paths in another ink; a tile keeps its ground. */
export const inkedScene = (scene: Scene, ink: Ink): Scene => ({
  ...scene,
  shapes: scene.shapes.map((shape) => (shape.kind === 'path' ? { ...shape, ink } : shape)),
});
