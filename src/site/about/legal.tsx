import { type LegalPage, licenceOf, legalPages as slugs } from '#modules/organisation/schema'
import { fieldNames } from '#modules/records/fields.schema'
import { refuseUnless } from '#platform/errors'
import { Prose, SaidBlock } from '../layout/said.tsx'
import { listFields } from '../list-fields.ts'
import { page, type RequestContext } from '../route.ts'
import { show } from '../show.tsx'

type Asked = Pick<RequestContext, 'organisation' | 'words' | 'ctx'>

/** Returns the usual text of a legal page, in the reader's language. */
function usualLegalText(slug: LegalPage, { organisation, words, ctx }: Asked): string {
  const { displayName, legalName, trashDays } = organisation
  const { number, authority, registerUrl } = licenceOf(organisation, words.lang)
  const { cases, caseKinds, ownData, consents } = words
  return words.legal.pages[slug].text({
    organisation: displayName,
    legalName,
    licence: number,
    authority,
    isReviewed: registerUrl !== null,
    details: listFields(fieldNames, words),
    wrong: cases.link,
    download: ownData.link,
    consents: consents.title,
    leave: caseKinds.leaving.title,
    address: ctx.config.url,
    trashDays: new Intl.NumberFormat(words.lang).format(trashDays),
  })
}

/** Returns a legal page's content: complete in each language, and below it what the organisation adds. */
export function legalText(slug: LegalPage, asked: Asked) {
  const { organisation, words } = asked
  const added = organisation.legal[slug]
  return (
    <article>
      <h1>{words.legal.pages[slug].title}</h1>
      <Prose hasHeadings text={usualLegalText(slug, asked)} />
      {added && <SaidBlock hasHeadings said={added} organisation={organisation} words={words} />}
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
