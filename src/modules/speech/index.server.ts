import { z } from 'zod'
import { keeping } from '#platform/kept.schema'
import type { Language } from '#platform/languages.schema'
import { composedBegin, composedEnd, type PublicKind } from './by-language.schema.ts'
import { ownGaps, sentenceKeys } from './catalogue.schema.ts'
import { maySay, type Speaker, sentencesIn, textOf } from './compose.schema.ts'
import { judge } from './judge.schema.ts'
import { type ComposedText, type Sentence, sentenceSchema } from './said.schema.ts'
import { type Verdict, verdictsOn } from './schema.ts'

export { faultOf, judge, unnamed } from './judge.schema.ts'
export { isOfLegalName } from './names.schema.ts'

/** Shown in place of a text on file that may not be shown. */
const leftOut = '–'

/** Returns a text on file as people may see it: unchanged, or a dash where it makes a forbidden claim. */
export function fitText<Text extends string | null>(kind: PublicKind, text: Text): Text | '–' {
  return text === null || isFit(`${kind} ${text}`) ? text : leftOut
}

/** Lists read the same names and titles again and again. */
const isFit = keeping((judged) => {
  const [kind = '', ...text] = judged.split(' ')
  return judge(kind as PublicKind, text.join(' ')) === null
}, 2000)

/** By the judged values: the same words are read again and again, and judging takes longer. */
const known = new WeakMap<z.ZodType, (json: string) => Verdict[]>()

/** Returns what texts on file claim, by the schema of their form: somebody may have written them past the check. */
export function verdictsOnFile(schema: z.ZodType, values: object): Verdict[] {
  const read = known.get(schema) ?? keeping((json) => verdictsOn(schema, JSON.parse(json)), 2000)
  known.set(schema, read)
  return read(JSON.stringify(values))
}

const keptSchema = z.object({ sentences: z.array(sentenceSchema), own: z.string() })

/** What was changed past the check tells nothing. */
function readKept(json: string): ComposedText {
  try {
    return keptSchema.parse(JSON.parse(json))
  } catch {
    return { sentences: [], own: '' }
  }
}

/** Returns a kept text as it was sent. */
export const publicTextOf = (kept: string): string | ComposedText =>
  kept.startsWith(composedBegin) ? readKept(kept.slice(1, -1)) : kept

/** How a kept text is written into another text. */
interface Written {
  read: (written: string) => string
  write: (text: string) => string
}
const asItIs: Written = { read: (text) => text, write: (text) => text }
const composedTexts = new RegExp(`${composedBegin}([^${composedEnd}]*)${composedEnd}`, 'g')

/**
 * Puts each kept text that stands in a text into words of a language: sentences that can be said, then own words.
 * @param isolated marks what somebody entered, so that it cannot turn the words around it
 */
export function inWords(
  text: string,
  language: Language,
  speaker: Speaker,
  isolated: (entered: string) => string,
  { read, write }: Written = asItIs,
): string {
  return text.replace(composedTexts, (_, written: string) => {
    const { sentences, own } = readKept(read(written))
    const said = sentencesIn(sentences, language, speaker)
    const lines = [...said.map((parts) => textOf(parts, isolated)), own]
    return write(lines.filter(Boolean).join('\n') || '–')
  })
}

/** Returns what the facts alone say of an organisation, as far as there are facts. */
export const sentencesFromFacts = (speaker: Speaker): Sentence[] =>
  sentenceKeys
    .filter((key) => key.startsWith('fact_') && ownGaps(key).length === 0 && maySay(key, speaker))
    .map((key) => ({ key, gaps: {} }))
