import { Button, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '#api/client'
import { countryName } from '#modules/records/schema'
import { ask } from '../ui/ask.ts'
import { PageHead } from '../ui/page-head.tsx'
import { doneToast, problemToast } from '../ui/toast.ts'
import { organisationName, useCandidateWords } from '../words/candidate.ts'
import classes from './my-file.module.css'
import type { MyRecord } from './my-record.ts'
import { Paper, Scan } from './paper.tsx'

/** The linked record: the details, the two verdicts, and each paper with where to ask about it. */
export function LinkedFile({ record: linked }: { record: MyRecord }) {
  const { link, file, day } = useCandidateWords()
  const papers = linked.documents.filter(({ kind }) => kind !== 'photo')
  return (
    <div className={classes.file}>
      <PageHead title={link.title} lead={link.linkedSince(day(linked.linkedAt))}>
        <Button renderRoot={(props) => <Link to="/my-shares" {...props} />}>{link.toShares}</Button>
        <Unlink />
      </PageHead>
      <Person linked={linked} />
      <Verdicts approvedAt={linked.record.approvedAt} />
      {papers.length === 0 && <Text>{file.none}</Text>}
      {papers.map((paper) => (
        <Paper key={paper.id} paper={paper} />
      ))}
    </div>
  )
}

function Unlink() {
  const { link, language, refusal } = useCandidateWords()
  const queries = useQueryClient()
  const unlink = async () => {
    const { unlinkTitle: title, unlinkText: text, unlinkYes: yes, unlinkNo: no } = link
    if (!(await ask({ title, text, yes, no, isGrave: true, language }))) return
    try {
      await call('DELETE /my/record', {})
      doneToast(link.unlinked)
      await queries.resetQueries({ queryKey: ['my'] })
    } catch (error) {
      problemToast(error, refusal(error))
    }
  }
  return (
    <Button variant="default" onClick={() => void unlink()}>
      {link.unlink}
    </Button>
  )
}

function Person({ linked: { record, documents } }: { linked: MyRecord }) {
  const { file, language } = useCandidateWords()
  const photo = documents.find(({ kind }) => kind === 'photo')
  const facts = [
    [file.fatherName, record.fatherName],
    [file.motherName, record.motherName],
    [file.address, record.address],
    [file.nationality, countryName(record.nationality, language)],
    [file.reference, record.reference],
  ]
  return (
    <section className={classes.person} aria-labelledby="person">
      {photo ? (
        <Scan paper={photo} alt={file.photoOf(record.name)} sizes="205px" isPortrait />
      ) : (
        <Text c="dimmed" className={classes.noPhoto}>
          {file.noPhoto}
        </Text>
      )}
      <div>
        <h2 id="person" className={classes.name}>
          {record.name}
        </h2>
        <dl className={classes.facts}>
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </section>
  )
}

/** H4: what we know and what we cannot know, side by side and never mixed. */
function Verdicts({ approvedAt }: { approvedAt: string | null }) {
  const { file, day } = useCandidateWords()
  return (
    <section className={classes.verdicts}>
      <div className={classes.verdict} data-known>
        <h2>{file.known}</h2>
        <p>
          {file.knownText(organisationName())}
          {approvedAt !== null && ` ${file.released(day(approvedAt))}`}
        </p>
      </div>
      <div className={classes.verdict}>
        <h2>{file.unknown}</h2>
        <p>{file.unknownText}</p>
      </div>
    </section>
  )
}
