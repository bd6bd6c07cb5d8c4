import type { Canvas } from './canvas.ts';
import { change, growth, milestone, number } from './figure-posts.ts';
import { avatar, brand, header, look } from './look-posts.ts';
import type { Shown } from './says.ts';
import { job, poster, statement, steps, words } from './word-posts.ts';

/** Composes what a post shows on a canvas. */
export const compose = (canvas: Canvas, shown: Shown): void => {
  switch (shown.form) {
    case 'poster':
      return poster(canvas, shown);
    case 'statement':
      return statement(canvas, shown);
    case 'number':
      return number(canvas, shown);
    case 'change':
      return change(canvas, shown);
    case 'growth':
      return growth(canvas, shown);
    case 'steps':
      return steps(canvas, shown);
    case 'words':
      return words(canvas, shown);
    case 'brand':
      return brand(canvas, shown);
    case 'look':
      return look(canvas);
    case 'job':
      return job(canvas, shown);
    case 'milestone':
      return milestone(canvas, shown);
    case 'header':
      return header(canvas);
    default:
      return avatar(canvas);
  }
};
