import type { Command } from 'commander'
import { handOver, noteHandedOver } from '#modules/closing'
import { writeNewFile } from './new-file.ts'
import { type Shell, say } from './shell.ts'
import { copyCandor } from './with-candor.ts'

export function addHandover(program: Command, shell: Shell): void {
  program
    .command('handover')
    .description(
      'When the agency has closed: write the files of the candidates who said yes, for the successor',
    )
    .argument('<file>', 'where the zip goes')
    .action((file: string) => handOverTo(shell, file))
}

async function handOverTo(shell: Shell, file: string): Promise<void> {
  await copyCandor(shell, file, async ({ ctx }) => {
    let people = 0
    let askedAt = ''
    await writeNewFile(file, async () => {
      const handover = await handOver(ctx)
      people = handover.people
      askedAt = handover.askedAt
      return handover.zip
    })
    await ctx.write((write) => noteHandedOver(write, askedAt))
    const said = people === 1 ? 'One candidate' : `${people} candidates`
    say(
      `${said} said yes. Their files are in ${file}. It holds passports: keep it as you would keep those.`,
    )
  })
}
