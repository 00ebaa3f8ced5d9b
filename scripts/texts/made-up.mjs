const accents = {
  a: 'á',
  e: 'ë',
  i: 'ï',
  o: 'ö',
  u: 'ü',
  n: 'ñ',
  c: 'ç',
  y: 'ý',
  A: 'Á',
  E: 'Ë',
  O: 'Ö',
  S: 'Š',
}

/**
 * Returns how a made-up language says an English text: still readable, so that what was not translated shows; a third
 * longer, so that what does not fit shows; where it runs from right to left, turned by marks. One whose translation is
 * old begins with `≠`.
 * @param {string} text literal text of a message
 */
export function madeUp(text, isRtl) {
  const said = text.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter)
  return isRtl && /\p{L}/u.test(said) ? `\u202e${said}\u202c` : said
}

/** Puts marks around a whole text, given as the source of an expression. */
export function between(before, source, after) {
  return `\`${before}\${${source}}${after}\``
}

/** What makes a text a third longer. */
export const longer = (text) => '~'.repeat(Math.ceil(Math.min(text.length, 90) / 3))
