import type { Words } from '../words.ts'

const million = 1_000_000

/** Says how large a file is, as telephones do: thousands of bytes, or millions with one decimal. */
export function sizeSaid({ file, lang }: Pick<Words, 'file' | 'lang'>, bytes: number): string {
  const count = (number: number, digits: number) =>
    new Intl.NumberFormat(lang, { maximumFractionDigits: digits }).format(number)
  if (bytes < million / 10) return file.kilobytes(count(Math.ceil(bytes / 1000), 0))
  if (bytes < 0.95 * million) return file.kilobytes(count(Math.ceil(bytes / 10_000) * 10, 0))
  return file.megabytes(count(Math.ceil(bytes / (million / 10)) / 10, 1))
}
