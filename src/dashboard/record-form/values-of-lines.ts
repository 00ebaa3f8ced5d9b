import { type MrzReading, readMrz } from './read-mrz.ts'
import type { ScannedLines } from './scan/read-passport.ts'

/**
 * What the read lines say for the form. Names have no check digit and are there to be compared by a person;
 * a nationality has none either, and counts only where the issuing country of the first line is the same.
 */
export function valuesOfLines({ first, second }: ScannedLines): MrzReading['values'] {
  const country = second.slice(10, 13)
  // The reader of lines wants both: without names, some that are left out again.
  const stand = `P<${country}X<<X`.padEnd(44, '<')
  const { name, nationality, ...checked } = readMrz(`${first ?? stand}\n${second}`)?.values ?? {}
  return {
    ...checked,
    ...(first && name ? { name } : {}),
    ...(first?.slice(2, 5) === country && nationality ? { nationality } : {}),
  }
}
