import { type Colour, colours } from './facts.ts';
import type { Plan } from './plan.ts';
import { randomFor } from './random.ts';

const brightness = ({ hex }: Colour) =>
  [1, 3, 5].reduce((sum, at, i) => sum + Number.parseInt(hex.slice(at, at + 2), 16) * ([0.3, 0.59, 0.11][i] ?? 0), 0);

const byCode = new Map(colours.map((colour) => [colour.code, colour]));
const darker = (than: string, code: string) => {
  const [a, b] = [byCode.get(code), byCode.get(than)];
  return a !== undefined && b !== undefined && brightness(a) < brightness(b) - 12;
};

/** Palettes of common colours, at least six in each; the first three are the most common ones. */
const palettes: Record<string, readonly string[]> = {
  hivis: ['50', '51', '52'],
  fr: ['02', '03', '04', '15', '16', '41'],
  shoe: ['01', '15', '16', '23', '20', '14'],
  glove: ['01', '14', '15', '24', '03', '31'],
  acc: ['01', '02', '15', '23', '32', '40'],
  denim: ['06', '01', '03', '15', '02', '16'],
  work: ['01', '02', '03', '15', '16', '14', '10', '32', '31', '20', '21', '23', '04', '33', '22'],
  casual: ['01', '10', '02', '03', '13', '12', '15', '31', '41', '40', '04', '07', '42', '05', '33', '43', '11', '30'],
};

const casual = new Set(['jersey', 'sweat', 'woven', 'wool', 'base', 'fleece']);

export const colourCountOf = (seed: string, style: string) => randomFor(seed, `colour-count/${style}`).int(2, 6);

/** Colour codes of four digits: main and contrast colour, `00` for none; the contrast is always the darker one. */
export function colourCodesOf(seed: string, plan: Plan): string[] {
  const random = randomFor(seed, `colours/${plan.style}`);
  const count = colourCountOf(seed, plan.style);
  const { group } = plan.material;
  if (group === 'hivis') {
    const pairs = ['50', '51', '52'].flatMap((main) => ['02', '01', '16'].map((contrast) => main + contrast));
    const [yellow, orange, ...rest] = ['5002', '5102', ...pairs.filter((code) => code !== '5002' && code !== '5102')];
    return [yellow, orange, ...random.sample(rest, count - 2)].filter((code) => code !== undefined);
  }
  const palette = palettes[group] ?? palettes[casual.has(group) ? 'casual' : 'work'] ?? [];
  const expected = random.sample(palette.slice(0, 3), 2);
  const others = palette.filter((code) => !expected.includes(code));
  const mains = [...expected, ...random.sample(others, count - 2)];
  return mains.map((main) => {
    const contrasts = ['01', '02', '16', '15'].filter((code) => darker(main, code));
    return main + (contrasts.length > 0 && random.chance(0.4) ? random.pick(contrasts) : '00');
  });
}
