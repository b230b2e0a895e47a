/** The areas for headlines: a side of the wide picture, and an end of the tall one. */
export type Scene = {
  quiet: 'left' | 'right';
  tallQuiet: 'top' | 'bottom';
  tone: 'dark' | 'light';
  /** Where the tall crop begins, in the wide picture's units. */
  focus: number;
  draw: () => string;
};
