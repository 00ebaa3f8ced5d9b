/** The words and phrases of a comma-separated text, so that long lists stay readable. */
export function wordList(text: string): readonly string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}
