/** Letters of the 14 languages beyond A to Z, both cases. A test compares them with each language's alphabet. */
const foreign =
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ' +
  'ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŒœŔŕŖŗŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŴŵŶŷŸŹźŻżŽžȘșȚțß';

const basic = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(0x20 + at)).join('');

/** The letters that each typeface must have. */
export const letters: readonly string[] = Array.from(`${basic}${foreign}¡¿§©®°²³·×–—‘’“”„€`);

/** Letters with kerning; a letter with a mark has the kerning of its base letter. */
export const kernedLetters: readonly string[] = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,-’');
