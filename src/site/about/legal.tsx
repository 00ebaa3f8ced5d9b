import { type LegalPage, legalPages as slugs } from '#modules/organisation/lines.schema'
import { licenceOf } from '#modules/organisation/regulators.schema'
import { fieldNames } from '#modules/records/fields.schema'
import { refuseUnless } from '#platform/errors'
import { listFields } from '../form.ts'
import { Fact } from '../layout/facts.tsx'
import { Items, Lead } from '../layout/fields.tsx'
import { Prose, SaidBlock } from '../layout/said.tsx'
import { page, type RequestContext } from '../route.ts'
import { show } from '../show.tsx'

/** The addresses as text, not as links: they are there to be compared. */
export const domainsPage = page('GET /domains', 'public', async (context) => {
  const { organisation, words, ctx } = context
  const { domains, caseKinds } = words
  const { displayName, webAddresses } = organisation
  return show(context, {
    title: domains.title,
    description: domains.description(displayName),
    main: (
      <>
        <Lead title={domains.title} lead={domains.lead(displayName)} />
        <dl className="domains">
          <Fact name={domains.thisSite}>{readable(ctx.config.url)}</Fact>
          {webAddresses.length > 0 && (
            <div>
              <dt>{domains.others}</dt>
              {webAddresses.map((address) => (
                <dd key={address}>{readable(address)}</dd>
              ))}
            </div>
          )}
        </dl>
        <section className="prose">
          <h2>{domains.howTitle}</h2>
          <Items of={domains.how} />
          <p>
            {domains.foundOne} <a href="/tell/concern?page=/domains">{caseKinds.concern.title}</a>
          </p>
        </section>
      </>
    ),
  })
})

/** Returns an address as people read it in the address bar: without protocol and trailing slash. */
function readable(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '')
}

type Asked = Pick<RequestContext, 'organisation' | 'words' | 'ctx'>

/** Returns the usual text of a legal page, in the reader's language. */
function usualLegalText(slug: LegalPage, { organisation, words }: Asked): string {
  const { displayName, legalName, trashDays } = organisation
  const { number, authority, registerUrl } = licenceOf(organisation, words.lang)
  const { cases, caseKinds, ownData, consents } = words
  const facts = {
    organisation: displayName,
    legalName,
    licence: number,
    authority,
    isReviewed: registerUrl !== null,
    details: listFields(fieldNames, words),
    wrong: cases.link,
    download: ownData.title,
    consents: consents.title,
    leave: caseKinds.leaving.title,
    trashDays: new Intl.NumberFormat(words.lang).format(trashDays),
  }
  return words.legal.pages[slug].text(facts)
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

export const legalPage = page('GET /legal/{page}', 'public', async (context) => {
  const { organisation, words, params } = context
  const slug = slugs.find((each) => each === params.page)
  refuseUnless(slug, 'route.not_found')
  const { title } = words.legal.pages[slug]
  return show(context, {
    title,
    description: words.legal.description(title, organisation.displayName),
    main: legalText(slug, context),
  })
})
