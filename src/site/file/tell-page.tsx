import type { Words } from '../messages/index.ts'
import type { WayIn } from './way-in.ts'

interface TellProps {
  words: Words
  organisation: string
  at: WayIn['file']
}

/** What a person can tell the agency from the open file, each with its own few fields. */
export function Tell({ words, organisation, at }: TellProps) {
  const { file, contest, other, complaint, newCode, originals, leaving } = words
  const links = [
    [`${at}/standing#details`, contest.title],
    [`${at}/wrong`, contest.list],
    [`${at}/another-contract`, other.link],
    [`${at}/standing#originals`, originals.title],
    ['/complaint', complaint.title],
    ['/new-code', newCode.title],
    [`${at}/leaving`, leaving.link],
  ] as const
  return (
    <>
      <section className="lead">
        <h1>{file.tell(organisation)}</h1>
      </section>
      <ul className="ways">
        {links.map(([href, text]) => (
          <li key={href}>
            <a href={href} rel="nofollow">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
