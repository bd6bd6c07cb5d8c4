/** One step of an outline: absolute, x to the right, y down. A path begins with M, and every contour ends with Z. */
export type PathCommand =
  | readonly ['M', number, number]
  | readonly ['L', number, number]
  | readonly ['Q', number, number, number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

/** Where a path goes: scaled first, then moved. */
export type Placement = {
  x?: number;
  y?: number;
  scale?: number;
};

/** The path scaled about the origin and then moved. */
export const placePath = (path: readonly PathCommand[], { x = 0, y = 0, scale = 1 }: Placement): PathCommand[] => {
  const px = (value: number) => value * scale + x;
  const py = (value: number) => value * scale + y;
  return path.map((command): PathCommand => {
    switch (command[0]) {
      case 'M':
      case 'L':
        return [command[0], px(command[1]), py(command[2])];
      case 'Q':
        return ['Q', px(command[1]), py(command[2]), px(command[3]), py(command[4])];
      case 'C':
        return ['C', px(command[1]), py(command[2]), px(command[3]), py(command[4]), px(command[5]), py(command[6])];
      default:
        return command;
    }
  });
};
