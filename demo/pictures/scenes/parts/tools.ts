import { group } from '../../kit/svg.ts';
import { line, solid } from './steel.ts';

const steel = '#8d9498';
const bright = '#cfd4d3';
const dark = '#2b2f31';
const wood = '#8a6238';
const oiled = '#b98a54';

type Draw = (height: number) => string;

/** Hand tools as they hang, each drawn from its hook downwards; the lamp is upper left, so left edges shine. */
const tools = {
  hammer: (h) =>
    solid(`M-5 18h10l3 ${h - 30}q0 12-8 12t-8-12Z`, wood) +
    solid(`M-5 18h4l-1 ${h - 24}q-6-4-6-6Z`, oiled) +
    solid('M-34 0h44q14 2 22 14l-4 6q-10-6-20-6h-42Z', steel) +
    solid('M-34 0h44v4h-44Z', bright),
  square: (h) =>
    solid(`M-6 0h12v${h}h-12Z`, steel) +
    solid(`M-6 0h3v${h}h-3Z`, bright) +
    line(
      Array.from({ length: Math.floor(h / 12) - 3 }, (_, i) => `M6 ${36 + i * 12}h${i % 5 === 0 ? -7 : -4}`).join(''),
      dark,
      1.2,
    ) +
    solid('M-10 0h92v20h-92Z', wood) +
    solid('M-10 0h92v5h-92Z', oiled),
  saw: (h) =>
    solid(`M-30 70L-20 ${h}h16L34 70Z`, steel) +
    solid(`M-30 70L-20 ${h}h4L-18 70Z`, bright) +
    line(`M34 74L-4 ${h}`, dark, 3, 0.8) +
    solid('M-36 76q-8-46 10-72q10-8 22-2q16 2 30 10q18 14 14 64Zm24-12h26q0-26-10-36q-14-6-20 0q-2 20 4 36Z', wood) +
    solid('M-36 76q-8-46 10-72q4-3 8-4q-12 30-10 76Z', oiled),
  chisel: (h) =>
    solid('M-9 0h18q4 30 0 66h-18q-4-36 0-66Z', wood) +
    solid('M-9 0h5q-3 34-1 66h-4q-4-36 0-66Z', oiled) +
    solid('M-7 66h14v12h-14Z', dark) +
    solid(`M-6 78h12v${h - 92}l-4 14h-8Z`, steel) +
    solid(`M-6 78h3v${h - 80}h-3Z`, bright),
  driver: (h) =>
    solid('M-10 4q10-8 20 0l2 50q-4 10-6 12h-12q-2-2-6-12Z', dark) +
    solid('M-8 8h4l-1 46h-4Z', '#5b6164') +
    solid(`M-3 66h6v${h - 72}l-2 6h-2l-2-6Z`, steel),
  spanner: (h) =>
    solid(
      `M-8 ${h - 26}V34Q-20 28-20 12L-10 0V14H8V0L18 12Q18 28 6 34V${h - 26}q12 4 12 16a19 19 0 0 1-38 0q0-12 12-16Zm-1 6a10 10 0 1 0 16 0Z`,
      steel,
    ) + solid(`M-8 ${h - 28}V36h4V${h - 28}Z`, bright),
  level: (h) =>
    solid(`M-17 0h34v${h}h-34Z`, '#6d7274') +
    solid(`M-17 0h6v${h}h-6Z`, bright, 0.8) +
    solid(`M-10 ${h * 0.46}h20v${h * 0.09}h-20Z`, '#e9fb3c', 0.85) +
    solid(`M-8 26h16v30h-16ZM-8 ${h - 56}h16v30h-16Z`, dark),
  pliers: (h) =>
    solid(
      `M-3 46L-22 ${h - 8}q-8 4-10-2Q-22 90-12 46L-16 10Q-10-4 0-6Q10-4 16 10L12 46Q22 90 32 ${h - 10}q-2 6-10 2L3 46Z`,
      dark,
    ) +
    solid('M-12 46L-16 10Q-10-4 0-6Q10-4 16 10L12 46Q0 58-12 46Z', steel) +
    solid('M-12 40L-15 10Q-10-3-2-5V36Z', bright, 0.7),
} satisfies Record<string, Draw>;

export type Tool = keyof typeof tools;

export function hungTool(tool: Tool, x: number, y: number, height: number) {
  const art = tools[tool](height);
  const shadow = art.replace(/(fill|stroke)="#[0-9a-f]{6}"/g, '$1="#000"');
  return (
    group({ transform: `translate(${x + 9} ${y + 12})`, opacity: 0.34 }, shadow) +
    group({ transform: `translate(${x} ${y})` }, art, '<circle cy="-2" r="4" fill="#15181a"/>')
  );
}
