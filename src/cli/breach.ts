import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Command } from 'commander'
import { readSettings } from '#modules/organisation'
import { breachFiles, findAffected, noteBreachList } from '#modules/privacy'
import { breachFormSchema } from '#modules/privacy/schema'
import { fileObstacle, Obstacle, print, readTyped, type Shell, UsageMistakes } from './shell.ts'
import { changeCandor } from './with-candor.ts'

interface Typed {
  since: string
  until?: string
  known?: string
  account?: string
  share?: string
  about?: string[]
  touched?: boolean
  to: string
}

const optionOf = {
  ...{ since: '--since', until: '--until', known: '--known', account: '--account' },
  ...{ share: '--share', about: '--about' },
}

export function addBreach(program: Command, shell: Shell): void {
  program
    .command('breach')
    .description('Write who was affected by a breach, a letter for each, and the clock of the laws')
    .requiredOption('--since <time>', 'when it may have begun, e.g. 2026-11-21T09:30:00Z')
    .option('--until <time>', 'when it had ended; now if left out')
    .option('--known <time>', 'when you learned of it, from which laws count; now if left out')
    .option('--account <email>', 'only records to which this account did something')
    .option('--share <id>', 'only the record of this share')
    .option('--touched', 'only records with an event in the log in that time')
    .option(
      '--about <text>',
      'what you know, in your own words; once for each language: --about "bn: …" --about "en: …"',
      (text: string, former: string[] = []) => [...former, text],
    )
    .requiredOption('--to <folder>', 'a new or empty folder')
    .action((typed: Typed) => writeBreach(shell, typed))
}

async function writeBreach(shell: Shell, { to, touched, ...typed }: Typed): Promise<void> {
  const form = readTyped(breachFormSchema, typed, optionOf)
  await refuseUnlessEmpty(to)
  await changeCandor(shell, async ({ ctx }) => {
    const now = ctx.clock.now()
    const {
      since,
      until = now,
      known = now,
      account = null,
      share = null,
      about: words = [],
    } = form
    const asked = { since, until, account, share, isTouchedOnly: touched === true }
    const found = await ctx.read((read) => findAffected(read, asked))
    const organisation = await ctx.read(({ tx }) => readSettings(tx))
    const [first] = organisation.languages
    const about = Object.fromEntries(words.map(({ language, text }) => [language ?? first, text]))
    if (Object.keys(about).length < words.length)
      throw new UsageMistakes([
        `--about: Give one text for each language; ${first} is the first one.`,
      ])
    const people = found.affected.length
    await ctx.write((write) => noteBreachList(write, { ...asked, people }))
    for (const { path, text } of breachFiles({ ...found, asked, known, about, organisation }))
      await put(join(to, path), text)
    const listed = people === 1 ? 'One person is' : `${people} people are`
    print(`${listed} in the list. Read ${join(to, 'README.txt')} and laws.txt first.`)
  })
}

async function refuseUnlessEmpty(folder: string): Promise<void> {
  const held = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw fileObstacle(`${folder} cannot be used.`, error)
  })
  if (held.length > 0) throw new Obstacle(`${folder} is not empty. Name a new folder.`)
}

/** Writes names and telephone numbers, readable only for the person who runs the command. */
async function put(file: string, text: string): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await writeFile(file, text, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    throw fileObstacle(`${file} cannot be written.`, error)
  }
}
