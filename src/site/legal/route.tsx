import { type LegalPage, legalPages as slugs } from '#modules/organisation/schema'
import { refuseUnless } from '#platform/errors'
import { page, type Visit } from '../route.ts'
import { show } from '../show.tsx'
import { Prose } from './prose.tsx'

/** The organisation's own text, else the usual one in the reader's language. */
function textOf(slug: LegalPage, { organisation, words, ctx }: Visit): string {
  const { displayName, legalName, licenceNumber, licensingAuthority, legalTexts } = organisation
  return (
    legalTexts[slug] ??
    words.legal.pages[slug].text({
      organisation: displayName,
      legalName,
      licence: licenceNumber,
      authority: licensingAuthority,
      address: ctx.config.url,
    })
  )
}

export const legalPage = page({
  method: 'GET',
  path: '/legal/{page}',
  may: 'public',
  run: async (visit) => {
    const { organisation, words, params } = visit
    const slug = slugs.find((each) => each === params.page)
    refuseUnless(slug, 'route.not_found')
    const { title } = words.legal.pages[slug]
    return show(visit, {
      title,
      description: words.legal.description(title, organisation.displayName),
      main: (
        <article>
          <h1>{title}</h1>
          <Prose text={textOf(slug, visit)} />
        </article>
      ),
    })
  },
})
