/**
 * Letters that look like Latin ones, as `look-alikes → Latin letter`. Compatibility forms (full-width,
 * mathematical, circled, ligatures) are not listed: NFKD resolves them. Upper-case Greek comes apart
 * from lower-case, because Η looks like H and η like n. Chosen from Unicode TR 39's confusables.
 */
const LOOK_ALIKES: readonly (readonly [latin: string, lookAlikes: string])[] = [
  ['a', 'аАαΑɑ∀ᴀᎪꓮⱥȺ'],
  ['b', 'вВьЬъЪбБβΒʙᏴꓐƀɓ'],
  ['c', 'сСϲϹᴄᏟꓚȼƈↄ'],
  ['d', 'ԁԀđĐðÐɖɗᴅᎠꓓ'],
  ['e', 'еЕэЭєЄεΕɛəǝℯ℮ᴇᎬꓰɇҽ'],
  ['f', 'ƒϝꜰꓝ'],
  ['g', 'ɡԍԌɢᏀꓖǥ'],
  ['h', 'һҺнНΗհʜᎻꓧħĦ'],
  ['i', 'іІιΙıɩɪӀӏᎥꓲɨ'],
  ['j', 'јЈϳᴊᎫꓙ'],
  ['k', 'кКκΚᴋᏦꓗƙқҚ'],
  ['l', 'ʟᏞꓡłŁƚⅼ'],
  ['m', 'мМΜᴍᎷꓟɱ'],
  ['n', 'иИпПηΝոɴꓠŋƞ'],
  ['o', 'оОοΟօσᴏⲟⲞøØɔꓳөѳ'],
  ['p', 'рРρΡᴘᏢꓑþÞ'],
  ['q', 'ԛԚգ'],
  ['r', 'гГяЯʀᎡꓣɍ'],
  ['s', 'ѕЅꜱꓢᏚʂ'],
  ['t', 'тТτΤᴛᎢꓔŧŦ'],
  ['u', 'υμսᴜꓴʉцЦ'],
  ['v', 'νѵѴᴠᏙꓦ'],
  ['w', 'шШщЩωԝԜᴡᎳꓪ'],
  ['x', 'хХχΧꓫ'],
  ['y', 'уУγΥүҮʏꓬ'],
  ['z', 'ΖζᴢᏃꓜƶ'],
  ['ss', 'ßẞ'],
  ['ae', 'æÆ'],
  ['oe', 'œŒ'],
  // Letters that Arabic, Persian and Urdu write alike.
  ['ي', 'ىیے'],
  ['ك', 'کڪ'],
  ['ه', 'ةہھۃۀ'],
]

/** Look-alike → Latin (or plain Arabic) letter. */
export const confusables: ReadonlyMap<string, string> = new Map(
  LOOK_ALIKES.flatMap(([plain, alikes]) => [...alikes].map((alike) => [alike, plain] as const)),
)

/** Blocks of 26 pictured capitals, A to Z, which NFKD leaves alone: negative circled, negative squared, flags. */
export const picturedAlphabets: readonly number[] = [0x1f150, 0x1f170, 0x1f1e6]

/** Digits and signs that are read as a letter. They may also be just a digit or a sign, so patterns try both. */
export const signsForLetters: Readonly<Record<string, string>> = {
  a: '4@',
  b: '8',
  c: '¢©',
  e: '3€',
  g: '69',
  i: '1!|¡',
  l: '1!|£',
  o: '0',
  r: '®',
  s: '5$§',
  t: '7+†',
  x: '×',
  y: '¥',
  z: '2',
}
