import type { TestRuntime } from '#test/test-runtime'
import { examineAll } from '../../src/cli/doctor.ts'

/** Returns what doctor says, without that the tests' database is in plain; throws where its verdict is another one. */
export async function doctorLines(app: TestRuntime): Promise<string[]> {
  const lines: string[] = []
  const isWell = await examineAll({ app, ctx: app.system }, (line) => {
    if (!line.startsWith('Encryption: the database')) lines.push(line)
  })
  if (isWell !== (lines[0]?.startsWith('All is well') === true))
    throw new Error(`The verdict is ${isWell}, and what is said: ${lines.join(' ')}`)
  return lines
}
