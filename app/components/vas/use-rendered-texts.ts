import { useCallback, useEffect, useRef, useState } from 'react';
import { textRenderDelayMs } from '#core/timings.ts';
import { createRenderQueue } from './render-queue.ts';
import { type RenderedView, type RenderQuestion, renderPath } from './vas-answers.ts';

/** The texts of the services in a form, as the server renders them, shortly after the last change. */
export function useRenderedTexts(language: string) {
  const [texts, setTexts] = useState<ReadonlyMap<string, RenderedView>>(new Map());
  const queue = useRef<ReturnType<typeof createRenderQueue<RenderQuestion, RenderedView[]>>>(undefined);
  useEffect(() => {
    queue.current = createRenderQueue<RenderQuestion, RenderedView[]>({
      delayMs: textRenderDelayMs,
      send: async (question, signal) => {
        if (question.productRequests.length === 0) return [];
        const answer = await fetch(`/${language}/${renderPath}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(question),
          signal,
        });
        if (!answer.ok) throw new Error(String(answer.status));
        return (await answer.json()) as RenderedView[];
      },
      onAnswer: (rendered) => setTexts(new Map(rendered.map((one) => [one.customIdentifier ?? '', one]))),
    });
    return () => queue.current?.stop();
  }, [language]);
  const render = useCallback((question: RenderQuestion) => queue.current?.change(question), []);
  return { texts, render };
}
