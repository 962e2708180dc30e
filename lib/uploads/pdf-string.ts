const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
};

/** The bytes of the string that begins at `at`, in either notation: ISO 32000-2, 7.3.4. Else none. */
export function readString(text: string, at: number): Buffer {
  if (text[at] === '<') {
    const hex = text.slice(at + 1, text.indexOf('>', at)).replace(/[^\da-f]/gi, '');
    return Buffer.from(hex.length % 2 ? `${hex}0` : hex, 'hex');
  }
  return text[at] === '(' ? readLiteral(text, at + 1) : Buffer.alloc(0);
}

function readLiteral(text: string, from: number): Buffer {
  let made = '';
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\\') {
      const [whole, octal] = /^(?:([0-7]{1,3})|\r\n|[\s\S])/.exec(text.slice(at + 1, at + 4)) ?? [
        '',
      ];
      if (octal) made += String.fromCharCode(Number.parseInt(octal, 8) & 255);
      else if (!/^[\r\n]/.test(whole)) made += escapes[whole] ?? whole;
      at += whole.length;
      continue;
    }
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0) break;
    made += sign;
  }
  return Buffer.from(made, 'latin1');
}
