import { checkpointTexts as texts } from '#texts/each/checkpoint-mail'
import { messageLanguage, whoWrites } from './candidate-messages.ts'

interface CheckpointMail {
  /** English if it is null, or has no texts. */
  language: string | null
  organisation: string
  /** The site's own address, the only one in the mail. */
  site: string
  /** The signed checkpoint, to the byte. */
  checkpoint: string
}

/** The line after which the checkpoint begins. */
const dashes = '-----'

export function checkpointSubject({
  language,
  organisation,
}: Pick<CheckpointMail, 'language' | 'organisation'>): string {
  return texts[messageLanguage(language)].subject(organisation)
}

/** Returns the weekly mail to admins with a checkpoint of the log, which stands at its end. */
export function checkpointMail({
  language,
  organisation,
  site,
  checkpoint,
}: CheckpointMail): string {
  const { keep, compare } = texts[messageLanguage(language)]
  const how = `${compare}\ncandor log verify --since FILE`
  const paragraphs = [whoWrites({ language, organisation }), keep, how, site]
  return `${paragraphs.join('\n\n')}\n\n${dashes}\n${checkpoint}`
}
