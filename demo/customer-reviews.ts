import type { ReviewStatus } from '#modules/review/review.ts';

type DemoReview = {
  /** The e-mail address of a demo person. The product must be in the smallest demo catalogue. */
  readonly writer: string;
  readonly basePartNo: string;
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  readonly isNamed: boolean;
  readonly daysAgo: number;
  readonly status: ReviewStatus;
  readonly reason?: string;
};

const elin = 'elin.sjovik@home.example';

/** Reviews by people of the demo world in their own languages: published, waiting for staff, refused. */
export const demoReviews: readonly DemoReview[] = [
  {
    writer: elin,
    basePartNo: '11211510',
    stars: 5,
    title: 'Syns på långt håll',
    text: 'Har cyklat till jobbet i dem hela hösten. Reflexerna sitter kvar efter många tvättar.',
    isNamed: true,
    daysAgo: 40,
    status: 'accepted',
  },
  {
    writer: elin,
    basePartNo: '12401780',
    stars: 4,
    title: 'Varma men långa',
    text: 'Värmer bra även när det blåser. Benen fick jag lägga upp tre centimeter.',
    isNamed: true,
    daysAgo: 2,
    status: 'waiting',
  },
  {
    writer: elin,
    basePartNo: '13001730',
    stars: 1,
    title: 'Paketet kom sent',
    text: 'Fick vänta en vecka på leveransen.',
    isNamed: true,
    daysAgo: 25,
    status: 'refused',
    reason: 'Recensionen handlar om leveransen och inte om varan. Kundtjänst hjälper gärna till.',
  },
  {
    writer: 'olle.sandin@alvkulla.example',
    basePartNo: '10011410',
    stars: 4,
    title: 'Bra fickor',
    text: 'Allt får plats och sömmarna håller. Knäskydden glider ibland.',
    isNamed: false,
    daysAgo: 3,
    status: 'waiting',
  },
  {
    writer: 'birgit.ahlersdorf@moorbruecken.example',
    basePartNo: '10601310',
    stars: 5,
    title: 'Für die ganze Werkstatt',
    text: 'Zwölf Paar bestellt, alle passen. Nach drei Monaten ist noch keine Naht offen.',
    isNamed: false,
    daysAgo: 60,
    status: 'accepted',
  },
  {
    writer: 'emma.hartwell@home.example',
    basePartNo: '15401510',
    stars: 3,
    title: '',
    text: '',
    isNamed: true,
    daysAgo: 1,
    status: 'waiting',
  },
];
