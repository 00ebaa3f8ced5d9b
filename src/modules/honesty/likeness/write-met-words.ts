// The first step of npm run learn: writes the words of the corpus, which tell typing errors from words. A program of
// its own, because the weights are learnt from what is read with these words.
import { writeFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { learntLines } from './train.ts'
import { wordsOf } from './words-of.ts'

writeFileSync(
  new URL('./met-words.ts', import.meta.url),
  `// Written by \`npm run learn\` from corpus/ and words/.
/** The words of English and Filipino that were met there, a space between two, deflated. */
export const packedWords =
  '${deflateRawSync(wordsOf(learntLines()).join(' '), { level: 9 }).toString('base64')}'
`,
)
