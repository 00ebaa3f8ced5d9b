import { listAnnouncements } from '#modules/announcements'
import type { Announcement } from '#modules/announcements/schema'
import type { Organisation } from '#modules/organisation'
import { longDate } from '../layout/dates.ts'
import { Entered, Prose } from '../layout/said.tsx'
import type { RequestContext } from '../route.ts'
import type { Words } from '../words.ts'

/** Returns what the office said to a candidate, the latest first. */
export const announcementsOf = ({ ctx }: RequestContext, recordId: string) =>
  ctx.read((read) => listAnnouncements(read, recordId))

interface AnnouncementsProps {
  words: Words
  organisation: Organisation
  announcements: readonly Announcement[]
}

/** What the office said to the candidate, as its words, with the day; nothing where it said nothing. */
export function Announcements({ words, organisation, announcements }: AnnouncementsProps) {
  if (announcements.length === 0) return null
  return (
    <section className="plain" aria-labelledby="announcements">
      <h2 id="announcements">{words.file.announcements}</h2>
      {announcements.map(({ id, text, madeAt }) => (
        <Entered key={id} {...{ words, organisation }}>
          <p>
            <time dateTime={madeAt.slice(0, 10)}>{longDate(madeAt, words)}</time>
          </p>
          <Prose text={text} />
        </Entered>
      ))}
    </section>
  )
}
