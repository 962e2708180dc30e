/** Numbers of the payment provider in the HTML of a mail: `order_N1a2b3` and the like. */

/** On a phone they are wider than their column: smaller, and broken after the underscore before anywhere else. */
export const breakableNumbers = (html: string): string =>
  html.includes('_')
    ? html.replaceAll(
        /\b((?:order|pay|rfnd)_)(\w{8,})/g,
        '<span style="font-size:14px">$1<wbr>$2</span>',
      )
    : html;
