import type { StandardSymbol } from '../symbol-names.ts';
import { spot, symbolSheet, trace } from './sheet.ts';

// Motifs that several standards share.
const vest = 'M16 6L10 10V42H38V10L32 6C31 13 17 13 16 6Z';
const flame =
  'M24 5C26 13 36 18 36 30C36 38 30.5 43 24 43S12 38 12 30C12 24 15 21 17 16C19 18 20 20 20 23C23 18 24 12 24 5Z';
const heart = 'M24 43C19.5 43 17.5 39 18.5 35.5C19.3 32.5 22.5 31 23.5 27C27 30 30 33 29.8 37C29.6 40.5 27.5 43 24 43';
const bolt = 'M27 4L12 27H23L20 44L36 20H25Z';
const glove =
  'M13 44V30C10 26 7.5 22.5 7.5 20S10.5 17 12 19L15 23V9.5A2.7 2.7 0 0 1 20.4 9.5V7.5A2.7 2.7 0 0 1 25.8 7.5V9.5A2.7 2.7 0 0 1 31.2 9.5V13A2.7 2.7 0 0 1 36.6 13V28C36.6 34 33 36 33 39V44ZM13 38.5H33';
const smallFlame =
  'M24.5 17.5C25.5 21 29.5 23 29.5 28A5 5 0 0 1 19.5 28C19.5 25.5 21 24.5 21.8 22.5C23.5 23 24.5 20 24.5 17.5Z';
const shoe = 'M8 9H21L23 18C28 22 38 23 42 28C43.5 30 44 33 44 36H8ZM6 36H45V41H28V39H18V41H6Z';
const helmet = 'M7 33C7 19 14 11 24 11S41 19 41 33M4 33H44V37H4ZM20 11.5V22M28 11.5V22M20 10H28';

/** Six arms, with barbs if there is room. */
function flake(x: number, y: number, reach: number, barbs = true) {
  const arm = (turn: number) => {
    const at = (length: number, off: number) => {
      const angle = ((turn + off) * Math.PI) / 180;
      return `${(x + Math.cos(angle) * length).toFixed(1)} ${(y + Math.sin(angle) * length).toFixed(1)}`;
    };
    return `M${x} ${y}L${at(reach, 0)}${barbs ? `M${at(reach, 17)}L${at(reach * 0.62, 0)}L${at(reach, -17)}` : ''}`;
  };
  return [30, 90, 150, 210, 270, 330].map(arm).join('');
}

/** Our own drawings, one per standard: the hazard it protects from, or its subject. */
const drawings: Record<StandardSymbol, string> = {
  'en-iso-20471': trace(`${vest}M10 24H38M10 28.5H38M10 33.5H38M10 38H38M24 12V24`),
  'ansi-isea-107': trace(`${vest}M10 29H38M10 35H38M16 7V29M32 7V29M24 12V29`),
  'csa-z96': trace(`${vest}M10 31H38M10 36H38M12 9L32 31M36 9L16 31`),
  'en-17353': trace('M27 8A16 16 0 1 0 40 30A13 13 0 0 1 27 8ZM6 42L18 42M24 42H42M31 16L33 16M38 12V14M41 20H43'),
  'en-343': trace(
    'M24 6V9M5 25C6 15 14 9 24 9S42 15 43 25C39 21 34 21 30.5 25C27 21 21 21 17.5 25C14 21 9 21 5 25ZM24 23V38A4 4 0 0 1 16 38M10 32L8.5 36M35 30L33.5 34M41 33L39.5 37M35 39L33.5 43',
  ),
  'en-342': trace(flake(24, 24, 19)),
  'en-14058':
    trace(
      `M14 28V10A4 4 0 0 1 22 10V28A8 8 0 1 1 14 28ZM18 20V32M26 12H29M26 18H29M26 24H29${flake(38, 34, 6.5, false)}`,
    ) + spot(18, 34.5, 3.4),
  'en-iso-11612': trace(flame + heart),
  'nfpa-2112': trace(`${flame}M6 14L9 17M42 14L39 17M4 25H7M44 25H41M12 6L14 10M36 6L34 10M20 43H28`) + spot(24, 34, 3),
  'en-iso-11611':
    trace('M5 6L19 9L28 22L22 26L10 15ZM25 24L29 30M4 43H44M33 33L39 25M35 36L44 32M30 30.5L31 21M27 37L20 34') +
    spot(30.5, 36, 3),
  'iec-61482-2': trace(
    'M26 12L18 24.5H24L22 36L31 22.5H25ZM24 2V6M24 42V46M2 24H6M42 24H46M8.5 8.5L11.4 11.4M36.6 36.6L39.5 39.5M39.5 8.5L36.6 11.4M8.5 39.5L11.4 36.6',
  ),
  'astm-f1506': trace(`${bolt}M38 30C39 33 43 35 43 39A5 5 0 0 1 33 39C33 37 34 36 35 34.5C36.5 35 37.5 33 38 30Z`),
  'en-1149-5': trace('M26 4L14 21H23L20.5 33L33 16H24.5ZM24 33V37M12 37H36M16 41H32M20 45H28'),
  'en-13034': trace(
    'M15 5H25M17 5V16L13 22M23 5V14L26 18M5 43C14 36 34 36 43 43M30 20C30 20 34.5 25 34.5 28A4.5 4.5 0 0 1 25.5 28C25.5 25 30 20 30 20ZM13 25C13 25 16 28.5 16 31A3 3 0 0 1 10 31C10 28.5 13 25 13 25ZM39 24L42 20M40 32L44 31',
  ),
  'en-14404':
    trace('M9 4V21C9 27 13 31 19 31H44M22 4V15C22 18 24 19 27 19H44M4 43H44') +
    trace('M5.5 17C4 24 6 35 18 37.5H27C29.5 37.5 29.5 34 27 34H20C13 34 9 30 8.5 24'),
  'en-13758-2': trace(
    'M24 6V10M10.5 11.5L13.5 14.5M37.5 11.5L34.5 14.5M5 25H9M39 25H43M16 25A8 8 0 0 1 32 25M4 33C11 28 17 38 24 33S37 28 44 33M4 40C11 35 17 45 24 40S37 35 44 40',
  ),
  'en-iso-20345': trace(`${shoe}M33 23.5C31 27 31 32 32 36M12 9V14H22`) + trace('M36 27.5C38 28.5 39.5 30 40 32'),
  'en-iso-20347': trace(`${shoe}M12 9V14H22M23.5 22L27 19M27 24.5L30.5 21.5M31 26L34 23`),
  'en-388': trace(`${glove}M19 31L29 21L31 23L23.5 31Z`),
  'en-511': trace(glove + flake(24.5, 25.5, 7.5, false)),
  'en-407': trace(glove + smallFlame),
  'en-iso-21420': trace(`${glove}M24.5 24V32M24.5 19.5V20`),
  'en-397': trace(helmet),
  'en-812':
    trace(
      'M6 32C6 19 13 12 23 12S39 19 39 31C43 31.5 45 33 45 36C33 32.5 18 32.5 6 36ZM23 12V17M14 25C20 23 27 23 33 25',
    ) + spot(23, 10, 1.8),
  'en-166': trace(
    'M5 20C5 17 7 15 10 15H38C41 15 43 17 43 20V27C43 31 40 34 36 34C31 34 29 28 24 28S17 34 12 34C8 34 5 31 5 27ZM5 22H2M43 22H46M12 21L17 21',
  ),
  'en-352': trace(
    'M10 27V22C10 12 16 6 24 6S38 12 38 22V27M13 26H9A3 3 0 0 0 6 29V37A3 3 0 0 0 9 40H13ZM35 26H39A3 3 0 0 1 42 29V37A3 3 0 0 1 39 40H35ZM19 29C20.5 31 20.5 35 19 37M29 29C27.5 31 27.5 35 29 37',
  ),
  'oeko-tex-standard-100':
    trace('M8 8H34L40 14V40H8ZM34 8V14H40M8 14H4M8 20H4M8 26H4M8 32H4M8 38H4') + trace('M15 26L22 33L33 20'),
};

export const standardPictogram = (name: StandardSymbol) => symbolSheet(drawings[name]);
