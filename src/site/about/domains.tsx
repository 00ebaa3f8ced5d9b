import type { Organisation } from '#modules/organisation'
import { page } from '../route.ts'
import { show } from '../show.tsx'
import type { Words } from '../words.ts'

export const domainsPage = page({
  method: 'GET',
  path: '/domains',
  permission: 'public',
  run: async (context) => {
    const { organisation, words, ctx } = context
    return show(context, {
      title: words.domains.title,
      description: words.domains.description(organisation.displayName),
      main: <Domains words={words} organisation={organisation} own={ctx.config.url} />,
    })
  },
})

interface DomainsProps {
  words: Words
  organisation: Organisation
  /** The public address of this site. */
  own: string
}

/** The addresses as text, not as links: they are there to be compared. */
function Domains({ words: { domains, layout }, organisation, own }: DomainsProps) {
  const { displayName, webAddresses } = organisation
  return (
    <>
      <section className="lead">
        <h1>{domains.title}</h1>
        <p>{domains.lead(displayName)}</p>
      </section>
      <dl className="domains">
        <div>
          <dt>{domains.thisSite}</dt>
          <dd>{readable(own)}</dd>
        </div>
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
        <ul>
          {domains.how.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p>
          {domains.foundOne} <a href="/tell/concern?page=/domains">{layout.report}</a>
        </p>
      </section>
    </>
  )
}

/** Returns an address as people read it in the address bar: without protocol and trailing slash. */
function readable(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '')
}
