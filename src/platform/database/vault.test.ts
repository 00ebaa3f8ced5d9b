import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { sealedText, type ValueKeys, Vault, valueKey } from './vault.ts'

const keys = new Map<string, Buffer>()
const ring: ValueKeys = {
  unwrap: ({ holder }) => keys.get(holder) ?? null,
  newRow: (holder) => ({ holder, wrapped: '', madeAt: '' }),
}
const seal = (holder: string, text: string) => {
  const key = keys.get(holder) ?? randomBytes(32)
  keys.set(holder, key)
  return sealedText(valueKey(key), holder, text)
}
const openedVault = (...holders: string[]) => {
  const vault = new Vault()
  vault.use(ring)
  vault.learn(holders.map((holder) => ({ holder, wrapped: '' })))
  return vault
}

test('values open in their rows, within lists of the database too, and others stay as they are', () => {
  const texts = ['Rahima', 'রহিমা "খাতুন"', '\\u0003', '\u0001{}\u0002', 'a\nb', '𝔘']
  const rows = texts.map((text) => ({
    ...{ name: seal('record:1', text), plain: text, none: null, number: 7 },
    list: JSON.stringify([{ text: seal('record:1', text), other: text }]),
  }))
  const vault = openedVault('record:1')
  expect(vault.open(rows)).toEqual([])
  expect(rows.map(({ name, plain }) => [name, plain])).toEqual(texts.map((text) => [text, text]))
  expect(rows.map(({ list }) => JSON.parse(list))).toEqual(
    texts.map((text) => [{ text, other: text }]),
  )
})

test('what lacks a key is asked for, and only then unreadable', () => {
  const row = { name: seal('record:2', 'Rahima'), list: `["${'\\u0003'}record:3.AAAA"]` }
  const before = { ...row }
  const vault = openedVault()
  expect(vault.open([row]).toSorted()).toEqual(['record:2', 'record:3'])
  expect(row).toEqual(before)
  vault.learn([{ holder: 'record:2', wrapped: '' }])
  expect(vault.open([row], true)).toEqual([])
  expect(row).toEqual({ name: 'Rahima', list: '["\uFFFD"]' })
})

test('a value that was changed, or stands under the name of another holder, does not open', () => {
  const sealed = seal('record:4', 'Rahima')
  keys.set('record:5', keys.get('record:4') as Buffer)
  const [head = '', body = ''] = sealed.split('.')
  const last = body.endsWith('A') ? 'B' : 'A'
  const wrong = [
    `${head}.${body.slice(0, -3)}${last}${body.slice(-2)}`,
    sealed.replace('record:4', 'record:5'),
    `${head}.`,
    `${head}.${body.slice(0, 20)}`,
    '\u0003',
    '\u0003.',
  ].map((name) => ({ name }))
  const vault = openedVault('record:4', 'record:5')
  for (const row of wrong) {
    vault.learn(['record:4', 'record:5'].map((holder) => ({ holder, wrapped: '' })))
    vault.open([row], true)
  }
  expect(wrong).toEqual(wrong.map(() => ({ name: '\uFFFD' })))
})

test('a database without keys opens nothing', () => {
  const row = { name: seal('record:6', 'Rahima') }
  const before = { ...row }
  expect(new Vault().open([row])).toEqual([])
  expect(row).toEqual(before)
})
