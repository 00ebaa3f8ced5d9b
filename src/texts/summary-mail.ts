import { summaryTexts as texts } from '#texts/each/summary-mail'
import { messageLanguage, whoWrites } from './candidate-messages.ts'

/** The counts of a daily mail to staff, by kinds of notifications. */
type Counts = Readonly<
  Record<'returned' | 'approved' | 'mentioned' | 'assigned' | 'overdue' | 'case' | 'change', number>
>

interface Summary {
  /** English if it is null, or has no texts. */
  language: string | null
  organisation: string
  /** The site's own address, the only one in the mail. */
  site: string
  counts: Counts
}

export function summarySubject({
  language,
  organisation,
}: Pick<Summary, 'language' | 'organisation'>): string {
  return texts[messageLanguage(language)].subject(organisation)
}

/**
 * Returns the daily mail to staff about their unread notifications: how many of each kind, and nothing
 * about a record.
 */
export function summaryMail({ language, organisation, site, counts }: Summary): string {
  const known = messageLanguage(language)
  const { unread, labels, where } = texts[known]
  const shown = new Intl.NumberFormat(known)
  const lines = (Object.keys(labels) as (keyof Counts)[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `- ${labels[kind]}: ${shown.format(counts[kind])}`)
  return [whoWrites({ language, organisation }), unread, lines.join('\n'), where, site].join('\n\n')
}
