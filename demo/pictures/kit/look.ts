export type Texture =
  | 'twill'
  | 'canvas'
  | 'denim'
  | 'ripstop'
  | 'stretch'
  | 'shell'
  | 'softshell'
  | 'fleece'
  | 'pile'
  | 'quilt'
  | 'jersey'
  | 'pique'
  | 'birdseye'
  | 'sweat'
  | 'flannel'
  | 'oxford'
  | 'merino'
  | 'leather'
  | 'cordura'
  | 'webbing'
  | 'knit'
  | 'plain';

/** The features of a product; each one changes the drawing of the types that support it. */
export type Features = {
  holsterPockets?: boolean;
  kneePads?: boolean;
  stretchPanels?: boolean;
  thighPockets?: boolean;
  reinforced?: boolean;
  hood?: boolean;
  lining?: boolean;
  hiVisClass?: 0 | 1 | 2 | 3;
  /** Details that shine, on clothes of any class. */
  reflectors?: boolean;
  braces?: boolean;
  legZips?: boolean;
  /** A moulded buckle in place of one of metal. */
  quickRelease?: boolean;
  /** Finger tips for a touchscreen. */
  touch?: boolean;
  longSleeve?: boolean;
  fullZip?: boolean;
  halfZip?: boolean;
  buttons?: boolean;
  chestPocket?: boolean;
  collar?: boolean;
  fit?: 'slim' | 'regular' | 'loose';
  /** The kind of item within a type: a cap or a beanie, a bib or an overall. */
  kind?: string;
};

export type Look = {
  main: string;
  contrast: string;
  gender: 'M' | 'W' | 'U' | 'K';
  material: Texture;
  features: Features;
  /** Distinguishes models with equal features: another pocket, another tread, another outfit. */
  model?: number;
};

export type View = 'front' | 'back' | 'detail' | 'worn';
