import { group } from '../kit/svg.ts';

/** A moulded buckle that opens when its two sides are pressed; it lies along the strap, `turn` degrees from level. */
export function sideRelease(x: number, y: number, width: number, height: number, turn = 0) {
  const [w, h] = [width / 2, height / 2];
  const body = `M${-w} ${-h}H${w * 0.5}L${w} ${-h * 0.7}V${h * 0.7}L${w * 0.5} ${h}H${-w}Q${-w - 8} 0 ${-w} ${-h}Z`;
  const arms = [-1, 1].map((s) => `M${-w * 0.3} ${s * h}Q${w * 0.1} ${s * (h + 13)} ${w * 0.44} ${s * h}Z`).join('');
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    `<path d="${body}" fill="#000" opacity=".38" soft="3" transform="translate(3 8)"/>`,
    `<path d="${arms}" fill="#34373b" stroke="#0c0d0e" stroke-width="2.4"/>`,
    `<path d="${body}" fill="#232528" stroke="#0a0b0c" stroke-width="3"/>`,
    `<path d="M${-w * 0.34} ${-h * 0.62}V${h * 0.62}M${w * 0.46} ${-h * 0.72}V${h * 0.72}" stroke="#000" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>`,
    `<path d="M${-w + 8} ${-h + 7}H${w * 0.46}" stroke="#8b9096" stroke-opacity=".8" stroke-width="4" stroke-linecap="round"/>`,
    `<path d="M${-w * 0.2} ${-h * 0.34}H${w * 0.32}M${-w * 0.2} 0H${w * 0.32}M${-w * 0.2} ${h * 0.34}H${w * 0.32}" stroke="#54585d" stroke-width="3" stroke-linecap="round"/>`,
  );
}
