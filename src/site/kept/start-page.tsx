import type { Organisation } from '#modules/organisation'
import { addressLine } from '#modules/organisation/facts.schema'
import type { Journey } from '#modules/organisation/help.schema'
import { longDate } from '../layout/dates.ts'
import { Lead } from '../layout/fields.tsx'
import { ContactLines } from '../layout/footer.tsx'
import { Form } from '../layout/form.tsx'
import { PlaceNumbers } from '../layout/help-rows.tsx'
import { Opening } from '../layout/opening.tsx'
import type { Words } from '../words.ts'
import { keptAddresses } from './addresses.ts'

interface KeptProps {
  organisation: Organisation
  words: Words
  /** The day at the office. */
  today: string
  /** Whose card it is. */
  name: string
  /** Where the card is while the file is open. */
  card: string
  /** Names what stands on the card. */
  version: string
  journey: Journey
}

/** The start page as it opens on a phone without internet: the card, whom to call, the office, and how to remove it. */
export function KeptStartPage(props: KeptProps) {
  const { organisation, words, today, name, card, version, journey } = props
  const { keptPage, kept } = words
  return (
    <>
      <Lead title={keptPage.title} lead={keptPage.lead(longDate(today, words))} />
      <div className="kept">
        <img src={card} alt={words.card.drawnOf(name)} width={873} height={1232} />
        <div>
          <section aria-labelledby="call">
            <h2 id="call">{keptPage.call}</h2>
            <PlaceNumbers {...{ words, journey }} />
          </section>
          <Office {...{ organisation, words, today }} />
          <section aria-labelledby="needs">
            <h2 id="needs">{keptPage.needs}</h2>
            <Further words={words} />
          </section>
          <Form action={keptAddresses.remove} isButton>
            {/* Another website does not know it, and removes nothing. */}
            <input type="hidden" name="version" value={version} />
            <p>{keptPage.notYours}</p>
            <button type="submit">{kept.remove}</button>
          </Form>
        </div>
      </div>
      <template>
        <NothingKept words={words} title={kept.gone} />
      </template>
    </>
  )
}

/** Where it is and when it is open; nothing where the organisation has said neither. */
function Office({
  organisation,
  words,
  today,
}: Pick<KeptProps, 'organisation' | 'words' | 'today'>) {
  const { telephones, email, week } = organisation
  const isSilent =
    week === null &&
    telephones.length === 0 &&
    email === '' &&
    !addressLine(organisation, words.lang)
  if (isSilent) return null
  return (
    <section aria-labelledby="office">
      <h2 id="office">{words.keptPage.office}</h2>
      <ContactLines organisation={organisation} words={words} />
      <Opening {...{ organisation, words, today }} />
    </section>
  )
}

/** What is not here. The site answers these itself: no worker does. */
function Further({ words }: { words: Words }) {
  const links = [
    ['/check', words.keptPage.open],
    ['/tell/concern', words.caseKinds.concern.title],
    ['/help', words.help.title],
  ] as const
  return (
    <ul className="kept-links">
      {links.map(([href, text]) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  )
}

/** That nothing is kept, and how something is. */
export function NothingKept({ words, title }: { words: Words; title: string }) {
  const { keptPage, kept, card } = words
  return (
    <>
      <Lead title={title} lead={keptPage.how(card.title, kept.keep)} />
      <p>
        <a className="button" href="/">
          {keptPage.start}
        </a>
      </p>
    </>
  )
}
