import { resolve } from 'node:path'
import { apiKey, setUpProduct, startProduct } from '#test/product'
import { isFault, type Outcome, outcomeTable, sendFiles } from './send-files.ts'

// `npm run corpora FOLDER`: every file below it goes through the upload of the built product, as staff upload a document or a table.
// A line for each, then how many came to which end; exit code 1 when one of them made the server end, hang or fail.
const [folder] = process.argv.slice(2)
if (folder === undefined) {
  process.stderr.write('Name a folder: npm run corpora FOLDER\n')
  process.exit(2)
}
const product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
try {
  await setUpProduct(product)
  const key = await apiKey(product, 'admin')
  const outcomes: Outcome[] = []
  for await (const outcome of sendFiles(product, { folder: resolve(folder), key })) {
    const { path, end, sentence, milliseconds } = outcome
    outcomes.push(outcome)
    process.stdout.write(`${end}\t${milliseconds} ms\t${path}\t${sentence}\n`)
  }
  process.stdout.write(`\n  files     longest  end\n${outcomeTable(outcomes)}\n`)
  process.exitCode = outcomes.some(isFault) ? 1 : 0
} finally {
  await product.remove()
}
