import { pathData } from '@signet/scene';
import type { PathCommand } from '@signet/type';

/** How many bytes a path takes in an SVG. */
export const pathBytes = (path: readonly PathCommand[]): number => pathData(path).length;
