import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { expectSaidInBengali } from '#test/expect-said'
import { judge } from './judge.ts'
import type { PublicKind } from './kinds.ts'

/** Kinds of public text that the settings hold. */
const kinds = (each: PublicKind) => each !== 'person'

test('whatever is refused of a public text is in Bengali', () => {
  const refused = ['names.tsv', 'texts.tsv'].flatMap((file) =>
    readFileSync(join(import.meta.dirname, 'cases', file), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('refuse\t'))
      .map((line) => line.split('\t') as [string, string, PublicKind, string])
      .filter(([, , kind]) => kinds(kind))
      .map(([, , kind, text]) => judge(kind, text.replaceAll('\\n', '\n'))),
  )
  expect(refused.length).toBeGreaterThan(200)
  const others = [
    judge('colour', '#1d70b8'),
    judge('own-host', 'https://visa-canada.example'),
    judge('link', 'https://padma.example@visa-canada.example/'),
    judge('link', 'https://canada-immigration.example/'),
    judge('email', 'ministry@padma.example'),
    judge('place', 'Immigration Department, Dhaka'),
    judge('mark', 'Ministry of Work 12'),
    judge('regulator', 'Best visa services in Dhaka'),
  ]
  for (const sentence of [...refused, ...others]) {
    if (sentence === null) throw new Error('This text is not refused, so it shows nothing')
    expectSaidInBengali(sentence)
  }
})
