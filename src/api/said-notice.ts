import type { NoticeSentence } from '#modules/notices/schema'
import { type Organisation, readSettings } from '#modules/organisation'
import {
  render,
  type Sentence,
  type Speaker,
  textOf,
  unfilledGaps,
} from '#modules/speech/compose.schema'
import { sentenceProblems } from '#modules/speech/values.schema'
import type { ActionContext, ReadContext } from '#platform/context'
import { refusal } from '#platform/errors'
import { directionOf, type Language } from '#platform/languages.schema'
import { withParts } from '#platform/problems.schema'
import { isolated } from '#texts/isolated'
import { speakerOf } from './speaker.ts'

type Transaction = ReadContext['tx']

/** Refuses sentences whose gaps name what is not there, each at the path of the gap. */
export async function refuseUnfilled(
  ctx: Pick<ActionContext, 'read'> | { tx: Transaction },
  sentences: readonly NoticeSentence[] = [],
): Promise<void> {
  if (sentences.length === 0) return
  const speaker = speakerOf(
    'tx' in ctx ? await readSettings(ctx.tx) : await ctx.read(({ tx }) => readSettings(tx)),
  )
  const fields = sentences.flatMap((sentence, at) =>
    unfilledGaps(sentence, speaker).map((gap) => ({
      path: `sentences.${at}.gaps.${gap}`,
      message: sentenceProblems.gapWrong,
    })),
  )
  if (fields.length > 0) throw refusal('request.invalid', { fields })
}

/** Returns notices with their sentences in words, in each language of the site. */
export async function withTexts<Notice extends { sentences: NoticeSentence[] }>(
  tx: Transaction,
  notices: readonly Notice[],
): Promise<(Notice & Told)[]> {
  const settings = await readSettings(tx)
  const speaker = speakerOf(settings)
  return notices.map((notice) => ({
    ...notice,
    texts: Object.fromEntries(
      settings.languages.map((each) => [each, textsIn(notice.sentences, each, speaker)]),
    ) as Texts,
    unsaid: unsaidIn(notice.sentences, 'sentences', speaker),
  }))
}

/** Returns which sentences can no longer be said, by their path: readers do not see them. */
export function unsaidIn(sentences: readonly Sentence[], path: string, speaker: Speaker) {
  return sentences.flatMap((sentence, at) =>
    unfilledGaps(sentence, speaker).length === 0
      ? []
      : [
          withParts({
            path: `${path}.${at}`,
            value: sentence.key,
            message: sentenceProblems.gone,
          }),
        ],
  )
}

/** Returns the same of a notice. */
export const unsaidOf = (
  { sentences }: { sentences: readonly Sentence[] },
  settings: Organisation,
) => unsaidIn(sentences, 'sentences', speakerOf(settings))

/** Returns one notice with its sentences in words. */
export async function withTextsOf<Notice extends { sentences: NoticeSentence[] }>(
  { tx }: { tx: Transaction },
  notice: Notice,
): Promise<Notice & Told> {
  return (await withTexts(tx, [notice]))[0] as Notice & Told
}
type Texts = Partial<Record<Language, string[]>>
interface Told {
  texts: Texts
  unsaid: ReturnType<typeof unsaidIn>
}

/** Sentences that no longer can be said are left out. */
function textsIn(sentences: readonly NoticeSentence[], language: Language, speaker: Speaker) {
  return sentences.flatMap((sentence) => {
    const parts = render(sentence, language, speaker)
    return parts ? [textOf(parts, (text) => isolated(text, directionOf(language)))] : []
  })
}
