// npm run learn: reads the corpus, and writes the weights that likeness.ts judges by, with the words that it met.
import { writeFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { learntLines, rounded, trainedOn } from './train.ts'
import { wordsOf } from './words-of.ts'

const lines = learntLines()
const { unit, steps } = rounded(trainedOn(lines))
writeFileSync(
  new URL('./weights.ts', import.meta.url),
  `// Written by \`npm run learn\` from corpus/.
/** What a step of a weight stands for. */
export const unit = ${unit}
/** A weight for each place, and behind them the one that all sentences have: bytes with a sign, deflated. */
export const weights =
  '${deflateRawSync(steps, { level: 9 }).toString('base64')}'
`,
)
writeFileSync(
  new URL('./met-words.ts', import.meta.url),
  `// Written by \`npm run learn\` from corpus/ and words/.
/** The words of English and Filipino that were met there, a space between two, deflated. */
export const packedWords =
  '${deflateRawSync(wordsOf(lines).join(' '), { level: 9 }).toString('base64')}'
`,
)
