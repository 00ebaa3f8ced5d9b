import type { Command } from 'commander'
import { z } from 'zod'
import { readTyped, type Shell } from './shell.ts'

interface Typed {
  more?: boolean
  records: string
}

const outOfRange = { error: 'Give the number of records, from 1 to 10000.' }
const typedSchema = z.object({
  records: z.coerce.number(outOfRange).int(outOfRange).min(1, outOfRange).max(10_000, outOfRange),
})

export function addDemo(program: Command, shell: Shell): void {
  program
    .command('demo')
    .description('Fill the installation with invented records and drawn documents')
    .option('--more', 'also when there are records already')
    .option('--records <number>', 'how many', '200')
    .action(async ({ more, records }: Typed) => {
      const { records: howMany } = readTyped(typedSchema, { records }, { records: '--records' })
      // It loads what draws pictures, which a server would keep in memory.
      const { fill } = await import('./demo/fill.ts')
      await fill(shell, { more, howMany })
    })
}
