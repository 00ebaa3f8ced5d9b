import { documentKindSchema } from '#modules/documents/schema'
import { officialChecks } from '#modules/organisation'
import { page } from '../route.ts'
import { show } from '../show.tsx'
import { type Narrowed, OfficialChecks, titleOf } from './page.tsx'

export const officialChecksPage = page({
  method: 'GET',
  path: '/official-checks',
  permission: 'public',
  run: (context) => {
    const { words, query } = context
    const narrowed = narrowedBy(query)
    return show(context, {
      title: titleOf(words, narrowed),
      description: words.officialChecks.lead,
      main: <OfficialChecks words={words} checks={officialChecks} narrowed={narrowed} />,
    })
  },
})

/** Ignores a filter without rows: the index is more help than an empty page. */
function narrowedBy(query: URLSearchParams): Narrowed {
  const country = query.get('country')
  const kind = documentKindSchema.safeParse(query.get('kind')).data
  if (officialChecks.some((check) => check.country === country && country !== null))
    return { country: country as string }
  if (kind !== undefined && officialChecks.some(({ kinds }) => kinds.includes(kind)))
    return { kind }
  return null
}
