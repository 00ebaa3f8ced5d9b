import { readdirSync, readFileSync } from 'node:fs'
import { claimIn } from '../claims.ts'
import { sentencesOf } from '../clauses.ts'
import { tokensOf } from '../tokens.ts'
import { featuresOf, places } from './features.ts'
import { readingsOf, sumOf } from './likeness.ts'

/** A line of the corpus: whether it may be said, and what it says. */
export interface Line {
  isClaim: boolean
  language: string
  kind: string
  text: string
}

export const corpus = new URL('./corpus/', import.meta.url)

/** Reads lines of `verdict, language, kind, text` separated by tabs; `\n` means a new line, `{a|b}` means a or b. */
export function linesIn(file: URL): Line[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [verdict, language = '', kind = '', form = ''] = line.split('\t')
      return wordings(form.replaceAll('\\n', '\n')).map((text) => ({
        isClaim: verdict !== 'ok',
        language,
        kind,
        text,
      }))
    })
}

const [mostWordings, apart] = [14, 7919]

/** Returns the texts that "{Type|Enter} your {visa|permit} number" means: all if they are few, else some, far apart. */
function wordings(form: string): string[] {
  const parts = form.split(/[{}]/).map((part, at) => (at % 2 === 1 ? part.split('|') : [part]))
  const count = parts.reduce((product, { length }) => product * length, 1)
  return Array.from({ length: Math.min(count, mostWordings) }, (_, nth) => {
    let choice = (nth * apart) % count
    return parts
      .map((words) => {
        const word = words[choice % words.length]
        choice = Math.floor(choice / words.length)
        return word
      })
      .join('')
  })
}

/** Returns all lines for learning: those of the corpus, and the cases that test the rules. */
export function learntLines(): Line[] {
  const files = readdirSync(corpus).filter((file) => !file.startsWith('unseen'))
  const cases = linesIn(new URL('../../cases/texts.tsv', corpus))
  // The cases are few, and the clearest of all.
  const lines = [
    cases,
    cases,
    cases,
    ...files.toSorted().map((file) => linesIn(new URL(file, corpus))),
  ].flat()
  return lines.filter(({ kind }) => kind === 'text' || kind === 'title')
}

interface Example {
  features: ReadonlySet<number>
  isClaim: boolean
}

function examplesOf({ isClaim, text }: Line): Example[] {
  // In a claim nobody knows which sentence makes it; in an honest text each part is honest.
  const tokens = tokensOf(text)
  const sentences = sentencesOf(tokens)
  const steps = { count: 0 }
  const found = sentences.map((each, at) => claimIn(each, sentences[at - 1] ?? [], steps)?.kind)
  if (isClaim) return [{ features: featuresOf(tokens, found.find(Boolean), steps), isClaim }]
  return sentences.flatMap((each, at) =>
    readingsOf(each).map((reading) => ({
      features: featuresOf(reading, found[at], steps),
      isClaim,
    })),
  )
}

const rounds = 14
/** The weights are the mean of those after these rounds and later: so they hardly depend on the order of the lines. */
const settled = 4
const step = 0.1
const shrinking = 1e-3

/**
 * Trains by logistic regression with gradient descent and AdaGrad (Duchi et al., 2011), with the same result each time.
 * Returns the weight of each place, followed by the one that all sentences have.
 */
export function trainedOn(lines: readonly Line[]): Float64Array {
  const examples = lines.flatMap(examplesOf)
  const table = new Float64Array(places + 1)
  const mean = new Float64Array(places + 1)
  const slopes = new Float64Array(places).fill(1e-3)
  for (let round = 0; round < rounds; round += 1) {
    for (const { features, isClaim } of shuffled(examples, round)) {
      const share = 1 / Math.sqrt(features.size || 1)
      const error = 1 / (1 + Math.exp(-sumOf(features, table))) - Number(isClaim)
      table[places] = (table[places] ?? 0) - 0.02 * error
      for (const place of features) {
        const weight = table[place] ?? 0
        const slope = error * share + shrinking * weight
        const steepness = (slopes[place] ?? 0) + slope * slope
        slopes[place] = steepness
        table[place] = weight - (step * slope) / Math.sqrt(steepness)
      }
    }
    if (round >= settled)
      table.forEach((weight, place) => {
        mean[place] = (mean[place] ?? 0) + weight / (rounds - settled)
      })
  }
  return mean
}

/** Shuffles into an order that looks random, differs in each round, and is always the same. */
function shuffled<T>(all: readonly T[], round: number): T[] {
  const place = (at: number) => Math.imul(at + 1 + round * 0x3_b9_ac_a7, 0x9e_37_79_b1) >>> 0
  const order = all.map((one, at) => [place(at), one] as const)
  return order.toSorted(([one], [other]) => one - other).map(([, one]) => one)
}

/** Rounds the weights to 127 steps on each side of zero, as they are stored. */
export function rounded(table: Float64Array): { unit: number; steps: Int8Array } {
  const largest = table.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const unit = Number((largest / 127).toPrecision(6))
  return { unit, steps: Int8Array.from(table, (weight) => Math.round(weight / unit)) }
}
