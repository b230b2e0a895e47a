/** How a template frames the blocks of its page. */
export type PageTemplate = {
  readonly title: 'large' | 'centred' | 'small';
  /** A menu of the page's headings with an anchor beside its text. */
  readonly menu?: 'still' | 'sticky';
  readonly ground?: 'dark' | 'paper';
};

const plain: PageTemplate = { title: 'large' };

/** The templates of content pages, by name. */
const templates = {
  default: plain,
  contact: { title: 'large', ground: 'paper' },
  'front-page': plain,
  'sidebar-menu': { title: 'large', menu: 'still' },
  'sticky-sidebar-menu': { title: 'large', menu: 'sticky' },
  'our-story': { title: 'centred' },
  'brand-video': { title: 'centred', ground: 'dark' },
  collaborations: { title: 'large' },
  collaboration: { title: 'centred', ground: 'paper' },
  'company-front-page': { title: 'small' },
  'dealer-page': { title: 'small', menu: 'still' },
  'no-to-bad-functionality': { title: 'centred', ground: 'dark' },
  'craft-pants-guide': { title: 'centred', ground: 'paper' },
} as const satisfies Record<string, PageTemplate>;

export const templateNames = Object.keys(templates);

/** An unknown template is the default page. */
export const templateOf = (name: string): PageTemplate & { readonly name: string } =>
  Object.hasOwn(templates, name)
    ? { name, ...templates[name as keyof typeof templates] }
    : { name: 'default', ...plain };
