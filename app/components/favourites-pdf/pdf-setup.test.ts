import { expect, test } from 'vitest';
import { createPdfSetup } from './pdf-setup.ts';

const cover = (id: string, width: number, height: number) => ({
  id,
  url: '',
  picture: { path: `${id}.jpg`, alt: '', width, height },
});
const answers: Record<string, unknown> = {
  pages: [{ slug: 'about', title: 'About', description: '' }],
  covers: [cover('wide', 800, 600), cover('tall', 600, 800), cover('square', 600, 600)],
  department: [{ id: 'kim', name: 'Kim Exempel', title: '', email: 'kim@yrke.example', phone: '' }],
};

function service(failing: Record<string, Response> = {}) {
  const calls: string[] = [];
  const ask: typeof fetch = async (input) => {
    const path = input as string;
    calls.push(path);
    const name = /(pages|covers|department)/.exec(path)?.[1] ?? '';
    return failing[name] ?? Response.json(answers[name]);
  };
  return { calls, ask };
}

test('W07 the setup makes three content calls, once', async () => {
  const { calls, ask } = service();
  const setup = createPdfSetup('sv', ask);
  await Promise.all([setup.load(), setup.load()]);
  expect(calls.sort()).toEqual([
    '/api/content/employees/department?slug=PDF&lang=sv',
    '/api/content/general/favorites/covers?lang=sv',
    '/api/content/general/favorites/pages?lang=sv',
  ]);
  expect(setup.get()).toMatchObject({ pages: { values: answers.pages }, employees: { values: answers.department } });
});

test('W10 the setup keeps only landscape covers', async () => {
  const setup = createPdfSetup('sv', service().ask);
  await setup.load();
  expect(setup.get().covers).toMatchObject({ values: [{ id: 'wide' }] });
});

test("W11 a failed call shows the service's message, and only that call is retried", async () => {
  const problem = Response.json({ title: 'Out of paper' }, { status: 500 });
  const failing: Record<string, Response> = { covers: problem, department: new Response('<html>', { status: 500 }) };
  const { calls, ask } = service(failing);
  const setup = createPdfSetup('sv', ask);
  setup.choose({ title: 'Winter' });
  await setup.load();
  expect(setup.get()).toMatchObject({
    pages: { state: 'loaded' },
    covers: { state: 'failed', message: 'Out of paper' },
    employees: { state: 'failed', message: undefined },
    choices: { title: 'Winter' },
  });
  delete failing.covers;
  delete failing.department;
  await setup.load();
  expect(calls).toHaveLength(5);
  expect(setup.get()).toMatchObject({ covers: { state: 'loaded' }, employees: { state: 'loaded' } });
});
