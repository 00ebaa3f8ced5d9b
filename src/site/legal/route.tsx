import { type LegalPage, licenceOf, legalPages as slugs } from '#modules/organisation/schema'
import { refuseUnless } from '#platform/errors'
import { Entered } from '../layout/entered.tsx'
import { page, type RequestContext } from '../route.ts'
import { show } from '../show.tsx'
import { Prose } from './prose.tsx'

type Asked = Pick<RequestContext, 'organisation' | 'words' | 'ctx'>

/** The organisation's own text, else the usual one in the reader's language. */
export function legalWords(slug: LegalPage, { organisation, words, ctx }: Asked): string {
  const { displayName, legalName, legalTexts, trashDays } = organisation
  const { number, authority } = licenceOf(organisation)
  return (
    legalTexts[slug] ??
    words.legal.pages[slug].text({
      organisation: displayName,
      legalName,
      licence: number,
      authority,
      address: ctx.config.url,
      trashDays: new Intl.NumberFormat(words.lang).format(trashDays),
    })
  )
}

/** A legal page's content. */
export function legalText(slug: LegalPage, asked: Asked) {
  return (
    <article>
      <h1>{asked.words.legal.pages[slug].title}</h1>
      {asked.organisation.legalTexts[slug] ? (
        <Entered organisation={asked.organisation} words={asked.words}>
          <Prose text={legalWords(slug, asked)} />
        </Entered>
      ) : (
        <Prose text={legalWords(slug, asked)} />
      )}
    </article>
  )
}

export const legalPage = page({
  method: 'GET',
  path: '/legal/{page}',
  permission: 'public',
  run: async (context) => {
    const { organisation, words, params } = context
    const slug = slugs.find((each) => each === params.page)
    refuseUnless(slug, 'route.not_found')
    const { title } = words.legal.pages[slug]
    return show(context, {
      title,
      description: words.legal.description(title, organisation.displayName),
      main: legalText(slug, context),
    })
  },
})
