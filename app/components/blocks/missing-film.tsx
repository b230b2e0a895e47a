/** In the editor: what its block shows while there is no film. */
export function MissingFilm({ title, words }: { title: string; words: string }) {
  return (
    <figure className="my-12 grid aspect-video place-content-center gap-3 border border-dashed border-danger p-6 text-center">
      <span className="font-display text-3xl font-bold">{title}</span>
      <figcaption className="text-xl text-danger">{words}</figcaption>
    </figure>
  );
}
