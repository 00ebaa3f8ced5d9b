import { beforeEach, describe, expect, test } from 'vitest'
import { readSettings } from '#modules/organisation'
import { addRecord } from '#modules/records'
import { candidateLanguages } from '#modules/records/facts.schema'
import { day, hour, later } from '#platform/clock'
import { approvedRecord, candidate, recordOfOld } from '#test/candidates'
import { outcomeOf } from '#test/outcome-of'
import { startPadma } from '#test/padma'
import { bothEngines, forEachTest, people } from '#test/test-runtime'
import { clockOfLaws } from './breach-laws.ts'
import { type About, writeLetter } from './breach-letters.ts'
import { type BreachAsked, breachFiles, findAffected, noteBreachList } from './index.server.ts'

const anything: Omit<BreachAsked, 'since' | 'until'> = {
  ...{ account: null, share: null, isTouchedOnly: false },
}

describe.each(bothEngines)('a breach on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))
  let since: string
  beforeEach(async () => {
    since = later(app.clock.now(), -day)
  })

  const find = (narrowed: Partial<typeof anything> = {}, from = since) => {
    const asked = { since: from, until: app.clock.now(), ...anything, ...narrowed }
    return app.system.read((ctx) => findAffected(ctx, asked))
  }
  const filesOf = async (about: About = {}) => {
    const asked = { since, until: app.clock.now(), ...anything }
    const found = await find()
    const organisation = await app.system.read(({ tx }) => readSettings(tx))
    const told = { ...found, asked, known: app.clock.now(), about, organisation }
    return new Map([...breachFiles(told)].map(({ path, text }) => [path, text]))
  }

  test('300 people in three languages get a letter each, in their own', async () => {
    const languages = ['en', 'bn', 'hi'] as const
    await app.amina.write(async (ctx) => {
      for (let number = 0; number < 300; number += 1)
        await addRecord(ctx, candidate({ language: languages[number % 3] ?? null }))
    })
    const files = await filesOf()
    const letters = [...files].filter(([path]) => path.startsWith('letters/'))
    expect(letters).toHaveLength(300)
    for (const [language, subject] of [
      ['en', 'Somebody may have seen your data'],
      ['bn', 'আপনার তথ্য হয়তো অন্য কেউ দেখেছে'],
      ['hi', 'हो सकता है किसी और ने आपकी जानकारी देखी हो'],
    ]) {
      const own = letters.filter(([path]) => path.startsWith(`letters/${language}/`))
      expect(own).toHaveLength(100)
      expect(own.every(([, text]) => text.includes(subject as string))).toBe(true)
    }
    const added = (await filesOf({ bn: 'একটি ল্যাপটপ চুরি হয়েছে।' })).get('README.txt')
    expect(added).toContain('is missing in: en, hi.')
    expect(files.get('README.txt')).not.toContain('is missing in')
    const rows = (files.get('affected.csv') as string).trimEnd().split('\r\n')
    expect(rows).toHaveLength(301)
    expect(new Set(rows.slice(1).map((row) => row.split(',')[4])).size).toBe(300)
    expect(files.get('README.txt')).toContain('300 people')
    expect(files.get('README.txt')).toContain('en 100, bn 100, hi 100')
  })

  test('whoever came afterwards is not affected, and who lies in the trash is', async () => {
    const { id } = await approvedRecord(app)
    await app.trash(id)
    const until = app.clock.now()
    app.clock.move(hour)
    await approvedRecord(app)
    const asked = { since, until, ...anything }
    const { affected } = await app.system.read((ctx) => findAffected(ctx, asked))
    expect(affected.map((one) => one.id)).toEqual([id])
  })

  test('it can be narrowed down to what the log has, of one share or at all', async () => {
    const one = await approvedRecord(app)
    await approvedRecord(app)
    app.clock.move(hour)
    const from = app.clock.now()
    app.clock.move(hour)
    await app.hide(one.id)
    expect((await find({}, from)).affected).toHaveLength(2)
    const touched = await find({ isTouchedOnly: true }, from)
    expect(touched.affected.map(({ id }) => id)).toEqual([one.id])
    expect([...(touched.affected[0]?.events ?? [])]).toEqual([['record.hidden', 1]])
    expect((await find({ share: 'no share of ours' }, from)).affected).toEqual([])
  })

  test('one account counts by what it did, and an unknown one is refused', async () => {
    const record = await approvedRecord(app)
    const { id } = await approvedRecord(app)
    const [account] = await app.rows('accounts')
    await app.hide(id, { ...people.amina, id: account?.id } as typeof people.amina)
    const { affected } = await find({ account: 'Amina@padma.example' })
    expect(affected.map((one) => one.id)).toEqual([id])
    expect(affected.map((one) => one.id)).not.toContain(record.id)
    const unknown = find({ account: 'nobody@padma.example' })
    expect(await outcomeOf(unknown)).toBe('breach.unknown_account')
    expect(await outcomeOf(find({}, later(app.clock.now(), hour)))).toBe('breach.times')
  })

  test('the clock names the laws of all countries concerned, and those of which nothing is known', async () => {
    await approvedRecord(app, { nationality: 'NP', destinationCountry: 'RO' })
    const laws = (await filesOf()).get('laws.txt') as string
    expect(laws).toContain('RO: General Data Protection Regulation')
    expect(laws).toContain('Until: 23 November 2026 at 09:00 UTC (72 hours')
    expect(laws).toContain('Not confirmed by a person.')
    expect(laws).toContain('Nothing is known here of the law in BD, NP.')
  })

  test('a name that would calculate in a spreadsheet does not, and the log says who took the list', async () => {
    await recordOfOld(app, { name: '=Rahima' })
    const files = await filesOf({ en: 'We changed every password on 20 November.' })
    expect(files.get('affected.csv')).toContain(`,'=Rahima,`)
    const [letter] = [...files]
      .filter(([path]) => path.startsWith('letters/'))
      .map(([, text]) => text)
    expect(letter).toContain('From Padma Overseas Ltd:\nWe changed every password on 20 November.')
    const asked = { since, until: app.clock.now(), ...anything, people: 1 }
    await app.system.write((ctx) => noteBreachList(ctx, asked))
    expect((await app.actions()).filter((action) => action === 'export.breach')).toHaveLength(1)
  })
})

test.each(candidateLanguages)(
  'the letter in %s says who writes, when, and whom to ask',
  (language) => {
    const organisation = {
      displayName: 'Padma',
      address: null,
      telephones: ['+880 2'],
      email: 'a@padma.example',
      timeZone: 'UTC',
    }
    const times = { since: '2026-11-18T22:00:00.000Z', until: '2026-11-20T06:30:00.000Z' }
    const text = writeLetter({ language, name: 'Rahima', ...times, about: {}, organisation })
    expect(text.split('\n')[0]).toMatch(/^\u2068?Padma/)
    expect(text).toContain('Rahima')
    expect(text.match(/UTC/g)).toHaveLength(2)
    expect(text.match(/^- /gm)).toHaveLength(4)
    expect(text.trimEnd().endsWith('+880 2\na@padma.example')).toBe(true)
    expect(text).not.toContain('undefined')
  },
)

test.each(candidateLanguages)(
  'what the agency adds stands in a letter in %s in that language, or says in which it is',
  (language) => {
    const organisation = {
      displayName: 'Padma',
      address: null,
      telephones: [],
      email: '',
      timeZone: 'UTC',
    }
    const times = { since: '2026-11-18T22:00:00.000Z', until: '2026-11-20T06:30:00.000Z' }
    const letter = (about: About) =>
      writeLetter({ language, name: 'Rahima', ...times, about, organisation })
    const own = {
      en: 'A laptop was stolen.',
      bn: 'একটি ল্যাপটপ চুরি হয়েছে।',
      [language]: 'In this language.',
    }
    expect(letter(own)).toContain('In this language.')
    expect(letter(own)).not.toContain('A laptop was stolen.')
    const [other, theirs] = language === 'bn' ? (['en', own.en] as const) : (['bn', 'চুরি'] as const)
    const name = new Intl.DisplayNames(language, { type: 'language' }).of(other)
    const [head = '', text] = letter({ [other]: theirs })
      .split('\n')
      .filter((line) => line === theirs || line.includes(name ?? '?'))
    expect(head).toContain('Padma')
    expect(text).toBe(theirs)
    expect(letter({})).not.toContain(head)
  },
)

test('the letter and the clock of the laws tell the time by the clock of the office', () => {
  const organisation = { displayName: 'Padma', address: null, telephones: [], email: '' }
  const times = { since: '2026-11-18T22:00:00.000Z', until: '2026-11-20T06:30:00.000Z' }
  const about = { language: 'en', name: 'Rahima', ...times, about: {} } as const
  const text = writeLetter({ ...about, organisation: { ...organisation, timeZone: 'Asia/Dhaka' } })
  expect(text).toContain('19 November 2026 at 04:00 Bangladesh Standard Time')
  expect(text).toContain('20 November 2026 at 12:30 Bangladesh Standard Time')
  const known = '2026-10-30T18:00:00.000Z'
  const laws = clockOfLaws({ countries: ['RO'], known, timeZone: 'America/New_York' })
  // 72 hours, though the clock is put back within them.
  expect(laws).toContain('from 30 October 2026 at 14:00 Eastern Daylight Time, when you knew')
  expect(laws).toContain('Until: 2 November 2026 at 13:00 Eastern Standard Time (72 hours')
})
