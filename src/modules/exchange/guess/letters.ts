/** What lists write short with a stroke: `F/Name` is the father's, a `P/P` is a passport. */
const short: [RegExp, string][] = [
  [/(?<!\p{L})f\/(?=n)|(?<!\p{L})[sd]\/o(?!\p{L})/gu, 'father'],
  [/(?<!\p{L})m\/(?=n)/gu, 'mother'],
  [/(?<!\p{L})p\/p(?!\p{L})/gu, 'passport'],
]

/** Normalises a name for comparison: only its letters, and what is written short spelt out. */
export function letters(name: string): string {
  return short
    .reduce((text, [form, word]) => text.replace(form, word), name.normalize('NFKC').toLowerCase())
    .replace(/[^\p{L}\p{M}]/gu, '')
}
