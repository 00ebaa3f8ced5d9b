// npm run learn: reads the corpus, and writes the weights that likeness.ts uses.
import { writeFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { learntLines, rounded, trainedOn } from './train.ts'

const { unit, steps } = rounded(trainedOn(learntLines()))
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
