/** YouTube's address without advertising cookies; the only other site that our pages show in frames (server/security.ts). */
export const filmOrigin = 'https://www.youtube-nocookie.com';

export const filmId = /^[\w-]{11}$/;

export const isFilmId = (value: string): boolean => filmId.test(value);

type Film = { readonly videoId: string; readonly language: string; readonly isPlaying: boolean };

/** The player of a film. Afterwards it suggests only films of the same channel. */
export function filmPlayer({ videoId, language, isPlaying }: Film): string {
  const query = new URLSearchParams({ hl: language, rel: '0', ...(isPlaying && { autoplay: '1' }) });
  return `${filmOrigin}/embed/${videoId}?${query}`;
}

export const filmPage = (videoId: string): string => `https://www.youtube.com/watch?v=${videoId}`;
