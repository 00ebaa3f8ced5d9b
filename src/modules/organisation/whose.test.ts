import { expect, test } from 'vitest'
import { otherOwners, render, textOf } from '#modules/speech/compose.schema'
import { isStatesOwn } from '#modules/speech/hosts.schema'
import { languages } from '#platform/languages.schema'
import { speaker } from '#test/speaker'
import { helpPlaces } from './help.schema.ts'
import { regulators } from './regulators.schema.ts'

// What a row is not said to be is shown as a government's.

/**
 * Public bodies whose websites are under no domain of their state, and what made them: Acas, a Crown body of the Employment
 * Protection Act 1975 (gov.uk, triennial review); the Romanian labour inspectorate, an authority of the state below the
 * ministry by Law 108/1999 (its own rules, article 1); the Overseas Pakistanis Foundation, attached to the ministry by the
 * Emigration Ordinance 1979 (APP, 10 April 2025).
 */
const known = ['www.acas.org.uk', 'www.inspectiamuncii.ro', 'www.opf.org.pk']

test('whoever is not under a domain of a state says what it is', () => {
  const wrong = [
    ...helpPlaces.flatMap(({ by, url }) => (by === 'state' && url ? new URL(url).host : [])),
    // A province names itself: see regulators.test.ts.
    ...regulators.flatMap(({ by, registerUrl, restsOn }) =>
      by || /names itself/.test(restsOn ?? '') ? [] : new URL(registerUrl).host,
    ),
  ].filter((host) => !isStatesOwn(host) && !known.includes(host))
  expect(wrong).toEqual([])
})

test('only a state’s is called a government authority, in each language', () => {
  const said = (by: (typeof otherOwners)[number] | undefined) =>
    languages.map((language) => {
      const x = { name: () => 'X', ...(by && { by }) }
      const tables = { ...speaker.tables, authority: { x } }
      const sentence = { key: 'authority_ask', gaps: { authority: 'x' } } as const
      return textOf(render(sentence, language, { ...speaker, tables }) ?? [], (text) => text)
    })
  const ofState = said(undefined)
  for (const by of otherOwners)
    for (const [at, text] of said(by).entries()) {
      const [, what = ''] = /\(([^)]+?)[,،，]/.exec(ofState[at] ?? '') ?? []
      expect(what).not.toBe('')
      expect(text).not.toContain(what)
    }
})
