/** Texts that would act where a page, a link, a table or a header took them for more than text. */
const ways = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "'><x-hostile onclick=alert(1)>",
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '</textarea><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '</select></option><x-hostile>',
  '<!--><x-hostile>-->',
  ']]><x-hostile>',
  'javascript:alert(1)',
  ' \tjavascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://evil.example/steal',
  '//evil.example',
  '=HYPERLINK("https://evil.example")',
  '@SUM(1+1)*cmd|calc',
  '{{constructor.constructor("alert(1)")()}}',
  '$' + '{alert(1)}',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  'a@example.com?bcc=evil@example.com&subject=x',
  'x\r\nBcc: evil@example.com\r\n\r\n<x-hostile>',
  '+91 98765<x-hostile>43210',
  '\u202egnp.exe\u202c',
  '\u0000\u0007\u001b[31m',
  '<base href=https://evil.example>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<form action=https://evil.example><input name=x>',
  '<style>*{display:none}</style>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<math><mtext><x-hostile></mtext></math>',
  '<a href="javascript:alert(1)">x</a>',
] as const;

/** One of them, alone, doubled, in the middle of a word, or very long. */
export function hostileText(roll: () => number): string {
  const pick = () => ways[Math.floor(roll() * ways.length)] ?? ways[0];
  const shape = Math.floor(roll() * 5);
  if (shape === 0) return pick() + pick();
  if (shape === 1) return `Asha ${pick()} Kumar`;
  if (shape === 2) return pick().repeat(1 + Math.floor(roll() * 20));
  if (shape === 3) return pick().toUpperCase();
  return pick();
}
