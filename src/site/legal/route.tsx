import {
  type LegalPage,
  legalTextIn,
  licenceOf,
  legalPages as slugs,
} from '#modules/organisation/schema'
import { fieldNames } from '#modules/records/fields/schema'
import { refuseUnless } from '#platform/errors'
import { Entered } from '../layout/entered.tsx'
import { spokenIn } from '../layout/only-in.tsx'
import { listFields } from '../list-fields.ts'
import { page, type RequestContext } from '../route.ts'
import { show } from '../show.tsx'
import { Prose } from './prose.tsx'

type Asked = Pick<RequestContext, 'organisation' | 'words' | 'ctx'>

/** Returns the usual text of a legal page, in the reader's language. */
export function usualLegalText(slug: LegalPage, { organisation, words, ctx }: Asked): string {
  const { displayName, legalName, trashDays } = organisation
  const { number, authority, registerUrl } = licenceOf(organisation)
  const { cases, ownData, consents, leaving } = words
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
    leave: leaving.link,
    address: ctx.config.url,
    trashDays: new Intl.NumberFormat(words.lang).format(trashDays),
  })
}

/** Returns a legal page's content: the organisation's own text, else the usual one. */
export function legalText(slug: LegalPage, asked: Asked) {
  const { organisation, words } = asked
  const own = legalTextIn(organisation, slug, words.lang)
  return (
    <article>
      <h1>{words.legal.pages[slug].title}</h1>
      {own === null ? (
        <Prose text={usualLegalText(slug, asked)} />
      ) : (
        <Entered organisation={organisation} words={words} languages={[own.language]}>
          <div {...spokenIn(words, own.language)}>
            <Prose text={own.text} />
          </div>
        </Entered>
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
