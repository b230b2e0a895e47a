import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { safeHtml } from './safe-html.ts';

const shown = (html: string) => renderToStaticMarkup(safeHtml(html));

test('E05 harmless elements and safe links remain', () => {
  expect(shown('<p>One<br>two &amp; <a href="/en/about" onclick="x()">three</a></p>')).toBe(
    '<p>One<br/>two &amp; <a href="/en/about" rel="noreferrer">three</a></p>',
  );
  expect(shown('<ul><li>a<li>b</ul>')).toContain('<li>');
});

test.each([
  ['<script>alert(1)</script>x', 'x'],
  ['<img src=x onerror=alert(1)>x', 'x'],
  ['<svg><script>alert(1)</script></svg>x', 'x'],
  ['<iframe src="https://evil.example"></iframe>x', 'x'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
  ['<a href=" jav&#x09;ascript:alert(1)">x</a>', '<a>x</a>'],
  ['<p style="position:fixed" onmouseover="x()">x</p>', '<p>x</p>'],
  ['<SCRIPT>alert(1)</SCRIPT>x', 'x'],
  ['<!-- <b>no</b> -->x', 'x'],
  ['a < b', 'a &lt; b'],
])('hostile HTML is harmless: %s', (html, expected) => {
  expect(shown(html)).toBe(expected);
});

test('very deep nesting neither fails nor grows without limit', () => {
  expect(shown('<div>'.repeat(10_000)).length).toBeLessThan(1000);
});
