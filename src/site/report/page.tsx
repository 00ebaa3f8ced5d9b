import type { Organisation } from '#modules/organisation'
import { licenceOf } from '#modules/organisation/schema'
import type { FormState } from '../form.ts'
import { ErrorSummary, Field } from '../layout/fields.tsx'
import { ContactLines } from '../layout/footer.tsx'
import { Labelled } from '../layout/labelled.tsx'
import type { Words } from '../messages/index.ts'

interface ReportProps {
  words: Words
  organisation: Organisation
  form: FormState
}

/** The form of H10, and whom else to tell: the office itself, and the authority that licenses it. */
export function Report({ words, organisation, form }: ReportProps) {
  const { report } = words
  return (
    <>
      <section className="lead">
        <h1>{report.title}</h1>
        <p>{report.lead}</p>
      </section>
      <ErrorSummary form={form} words={words} />
      <div className="beside">
        <ReportForm words={words} form={form} />
        <div className="stack">
          <Reach words={words} organisation={organisation} />
          <AboutUs words={words} organisation={organisation} />
        </div>
      </div>
    </>
  )
}

function ReportForm({ words, form }: { words: Words; form: FormState }) {
  const { report } = words
  return (
    <form className="ask-form" method="post" action="/report">
      <TextField words={words} form={form} />
      <Field id="from" label={report.from} hint={report.fromHint} form={form} maxLength={200} />
      <Field id="page" label={report.page} hint={report.pageHint} form={form} maxLength={500} />
      <p>
        <button className="main" type="submit">
          {report.submit}
        </button>
      </p>
      <p className="soft">{report.whoReads}</p>
    </form>
  )
}

function TextField({ words: { report }, form }: { words: Words; form: FormState }) {
  return (
    <Labelled id="text" label={report.text} hint={report.textHint} form={form}>
      {(described) => (
        <textarea
          {...described}
          name="text"
          rows={7}
          maxLength={4000}
          defaultValue={form.values.text}
        />
      )}
    </Labelled>
  )
}

function Reach({ words, words: { report }, organisation }: Omit<ReportProps, 'form'>) {
  const { address, phone, email } = organisation
  const isReachable = address !== '' || phone !== '' || email !== ''
  return (
    <section className="card" id="reach" aria-labelledby="reach-title">
      <h2 id="reach-title">{report.how}</h2>
      {isReachable ? (
        <ContactLines organisation={organisation} words={words} />
      ) : (
        <p>{report.nothing}</p>
      )}
      <p>
        {report.newCode} <a href="/new-code">{report.newCodeLink}</a>
      </p>
      <p>{report.say}</p>
    </section>
  )
}

function AboutUs({ words: { complaint, report }, organisation }: Omit<ReportProps, 'form'>) {
  const { number, authority, registerUrl } = licenceOf(organisation)
  return (
    <section className="card" aria-labelledby="authority">
      <h2 id="authority">{report.authorityTitle}</h2>
      <p>
        {report.ownComplaint} <a href="/complaint">{complaint.link}</a>
      </p>
      <p>
        {registerUrl === null
          ? report.authorityByOwnAccount(authority, number)
          : report.authority(authority, number)}
      </p>
      {registerUrl !== null && (
        <p>
          <a className="outward" href={registerUrl} rel="noreferrer">
            {report.registerLink}
          </a>
        </p>
      )}
    </section>
  )
}

/** What happens now, and what not to do until then. */
export function Thanks({ words: { report, layout, errors } }: { words: Words }) {
  return (
    <section className="plain" role="status">
      <h1>{report.thanksTitle}</h1>
      <p>{report.thanks}</p>
      <p>{report.thanksReach}</p>
      <p>{report.thanksUrgent}</p>
      <p>
        <a className="button" href="/official-checks">
          {layout.askGovernment}
        </a>
      </p>
      <p>
        <a className="quiet" href="/">
          {errors.backHome}
        </a>
      </p>
    </section>
  )
}
