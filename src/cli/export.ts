import { open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Command } from 'commander'
import { exportEverything } from '#modules/exchange'
import { Obstacle } from './exit-code.ts'
import { type Shell, say } from './shell.ts'
import { changeCandor } from './with-candor.ts'

export function addExport(program: Command, shell: Shell): void {
  program
    .command('export')
    .description('Write everything that is held into one zip; the server may be running')
    .argument('<file>', 'where the zip goes; - is standard output')
    .action((file: string) => exportTo(shell, file))
}

/** The file has its name only when it is whole. It is readable by its owner alone. */
async function exportTo(shell: Shell, file: string): Promise<void> {
  await changeCandor(shell, async ({ ctx }) => {
    if (file === '-') return pipeline(await exportEverything(ctx), process.stdout, { end: false })
    const target = await open(file, 'wx', 0o600).catch(() => {
      throw new Obstacle(`${file} cannot be made, or is there already. Name a new file.`)
    })
    const partial = `${file}.part`
    try {
      await target.close()
      const handle = await open(partial, 'w', 0o600)
      await pipeline(await exportEverything(ctx), handle.createWriteStream({ flush: true }))
      await rename(partial, file)
    } catch (error) {
      await rm(partial, { force: true })
      await rm(file, { force: true })
      throw error
    }
    say(`Everything is in ${file}. It holds passports: keep it as you would keep those.`)
  })
}
