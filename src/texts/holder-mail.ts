import type { HolderMessageKind } from '#modules/accounts/forms.schema'
import { holderTexts as texts } from '#texts/each/holder-mail'
import { messageLanguage, whoWrites } from './candidate-messages.ts'

interface HolderMail {
  /** English if it is null, or has no texts. */
  language: string | null
  organisation: string
  /** The site's own address, the only one in the mail. */
  site: string
  kind: HolderMessageKind
}

export function holderSubject({
  language,
  organisation,
}: Pick<HolderMail, 'language' | 'organisation'>): string {
  return texts[messageLanguage(language)].subject(organisation)
}

/** Returns the mail to the holder of an account about a way into it. */
export function holderMail({ language, organisation, site, kind }: HolderMail): string {
  const { happened, advice } = texts[messageLanguage(language)]
  return [whoWrites({ language, organisation }), happened[kind], advice, site].join('\n\n')
}
