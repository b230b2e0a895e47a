/** Letters of the 14 languages beyond A to Z, both cases. A test reads them in each language's own alphabet. */
const foreign =
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ' +
  'ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŒœŔŕŖŗŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŴŵŶŷŸŹźŻżŽžȘșȚțß';

const basic = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(0x20 + at)).join('');

/** What each typeface must have. */
export const letters: readonly string[] = Array.from(`${basic}${foreign}¡¿§©®°²³·×–—‘’“”„€`);

/** Pairs of these are moved together; a letter with a mark is moved like the same letter without it. */
export const kernedLetters: readonly string[] = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,-’');
