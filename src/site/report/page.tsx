import type { Organisation } from '#modules/organisation'
import { ContactLines } from '../layout/footer.tsx'
import type { Words } from '../messages/index.ts'

/** Whom to tell, and how: by phone, by email, and the authority that licenses the agency. */
export function Report({ words, organisation }: { words: Words; organisation: Organisation }) {
  const { report } = words
  const { address, phone, email, registerUrl, licensingAuthority, licenceNumber } = organisation
  const isReachable = address !== '' || phone !== '' || email !== ''
  return (
    <>
      <section className="lead">
        <h1>{report.title}</h1>
        <p>{report.lead}</p>
      </section>
      <div className="beside">
        <section className="card" id="reach" aria-labelledby="reach-title">
          <h2 id="reach-title">{report.how}</h2>
          {isReachable ? <ContactLines organisation={organisation} /> : <p>{report.nothing}</p>}
          <p>{report.say}</p>
        </section>
        <section className="card" aria-labelledby="authority">
          <h2 id="authority">{report.authorityTitle}</h2>
          <p>{report.authority(licensingAuthority, licenceNumber)}</p>
          {registerUrl !== null && (
            <p>
              <a className="outward" href={registerUrl} rel="noreferrer">
                {report.registerLink}
              </a>
            </p>
          )}
        </section>
      </div>
    </>
  )
}
