/** What a daily mail to staff counts; the kinds of notifications. */
type Counts = Readonly<
  Record<'returned' | 'approved' | 'mentioned' | 'assigned' | 'contested' | 'concern', number>
>

const labels: Readonly<Record<keyof Counts, string>> = {
  returned: 'records returned to you',
  approved: 'records of yours approved',
  mentioned: 'notes that mention you',
  assigned: 'records assigned to you',
  contested: 'mistakes that candidates report',
  concern: 'concerns',
}

interface Summary {
  organisation: string
  /** The site's own address, the only one in the mail. */
  site: string
  counts: Counts
}

export function summarySubject({ organisation }: Pick<Summary, 'organisation'>): string {
  return `Your notifications at ${organisation}`
}

/** The daily mail to staff about their unread notifications: how many of each kind, and nothing of a record. */
export function summaryMail({ organisation, site, counts }: Summary): string {
  const lines = (Object.keys(labels) as (keyof Counts)[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `- ${labels[kind]}: ${counts[kind]}`)
  return [
    `${organisation}, a private agency, not a government.`,
    'Your unread notifications:',
    lines.join('\n'),
    'Sign in to read them. Your account has the switch for this daily email.',
    site,
  ].join('\n\n')
}
