import { expect } from 'vitest'
import { saidInBengali } from './said-in-bengali.ts'

/** Expects a sentence to have a Bengali version, with nothing English but quotes and examples. */
export function expectSaidInBengali(sentence: string): void {
  const said = saidInBengali(sentence) ?? ''
  expect(said, sentence).toMatch(/[\u0980-\u09ff]/)
  const own = said.replace(/“[^”]*”|\([^)]*\)|https:\/\/|\/check|Asia\/Dhaka|#\w+|\S*\d\S*/g, '')
  expect(own.match(/[A-Za-z]{2,}/g)?.filter((word) => !names.includes(word)) ?? [], said).toEqual(
    [],
  )
}
const names = [
  ...['JPEG', 'PNG', 'WebP', 'HEIC', 'TIFF', 'BMP', 'PDF', 'MiB', 'JTKSM'],
  ...['Ltd', 'Agency', 'Overseas', 'Consultants', 'Recruiting'],
]
