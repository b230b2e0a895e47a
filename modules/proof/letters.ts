/**
 * Letters of the 14 languages beyond A to Z, both cases, and of the Sami, who wear our clothes too. A test compares them with each
 * language's alphabet.
 */
const foreign =
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ' +
  'ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŒœŔŕŖŗŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŴŵŶŷŸŹźŻżŽžȘșȚțŊŋŦŧßªº';

const basic = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(0x20 + at)).join('');

/** The letters that each typeface has; a test compares them with the files. */
export const letters: readonly string[] = Array.from(`${basic}${foreign}¡¿§©®°±²³½µ·×«»–—‘’“”„…€`);

const made: ReadonlySet<string> = new Set(letters);

/** Text as it is made: letters with their marks are one character, and a no-break space is a space. */
export const composed = (text: string): string => text.normalize('NFC').replaceAll(/[\u00a0\u202f]/g, ' ');

/** Whether each letter exists in all typefaces. */
export const hasOnlyLetters = (text: string): boolean => Array.from(composed(text)).every((one) => made.has(one));

/** Letters with kerning; a letter with a mark has the kerning of its base letter. */
export const kernedLetters: readonly string[] = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,-’');
