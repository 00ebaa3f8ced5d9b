import { Button, Title } from '@mantine/core'
import { originalKinds } from '#modules/documents/originals.schema'
import { inLanguage } from '#platform/languages.schema'
import { useTodayWords } from '#words/today'
import { recordAt, type Target } from '../addresses.ts'
import { useCaseSentence } from '../cases/case-sentence.ts'
import { useLanguage } from '../look/language.ts'
import type { Today } from '../queries.ts'
import { Link } from '../routing.tsx'
import { useSession } from '../session.ts'
import { HowLate } from '../ui/how-late.tsx'
import { PersonRow, PersonRows } from '../ui/person-row.tsx'
import { Picture } from '../ui/picture.tsx'
import { useTimes } from '../ui/times.ts'
import classes from './home.module.css'

type LateItem = Today['late']['items'][number]

interface Told {
  name: string
  photoId: string | null
  sentence: string
  text: string
  since: string
  /** The one thing to do, and where all of it is. */
  action: { label: string; to: Target }
  open?: { label: string; to: Target }
}

/** What is late: the first with its one action, the others as rows. */
export function Late({ total, items }: Today['late']) {
  const { late: words } = useTodayWords()
  const tell = useTold()
  const [first, ...others] = items.map(tell)
  if (first === undefined) return null
  const more = total - items.length
  return (
    <section aria-label={words.title}>
      <First told={first} total={total} />
      <PersonRows label={words.title}>
        {others.map((told) => (
          <PersonRow
            key={`${told.name} ${told.since} ${told.sentence}`}
            photoId={told.photoId}
            name={told.name}
            text={told.sentence}
            when={<HowLate since={told.since} />}
            to={told.action.to}
          />
        ))}
      </PersonRows>
      {more > 0 && (
        <p className={classes.more}>
          <Link to="/cases" search={{ state: 'open' }}>
            {words.more(more)}
          </Link>
        </p>
      )}
    </section>
  )
}

function First({ told, total }: { told: Told; total: number }) {
  const { late: words } = useTodayWords()
  const { action, open } = told
  return (
    <div className={classes.first}>
      <Picture photoId={told.photoId} name={told.name} size="large" />
      <div>
        <p className={classes.over}>
          <HowLate since={told.since} />
          {total > 1 && <span> · {words.place(1, total)}</span>}
        </p>
        <Title order={2}>
          <bdi>{told.name}</bdi>: {told.sentence}
        </Title>
        <p className={classes.soft}>{told.text}</p>
        <div className={classes.buttons}>
          <Button renderRoot={(props) => <Link {...action.to} {...props} />}>{action.label}</Button>
          {open && (
            <Button
              variant="subtle"
              color="ink"
              renderRoot={(props) => <Link {...open.to} {...props} />}
            >
              {open.label}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

/** Returns a function that puts something late into one sentence, with its one action. */
function useTold(): (item: LateItem) => Told {
  const { role } = useSession()
  const { late: words, cases } = useTodayWords()
  const { dayOf } = useTimes()
  const language = useLanguage()
  const sentenceOf = useCaseSentence()
  return (item) => {
    const { since, photoId } = item
    const record = (recordId: string, hash?: string) => ({
      label: words.record,
      to: { to: recordAt(role), params: { recordId }, ...(hash && { hash }) },
    })
    if (item.kind === 'original') {
      const original = inLanguage(originalKinds[item.original], language)
      return {
        ...{ name: item.name, photoId, since, sentence: words.original(original) },
        text: words.originalText(dayOf(since)),
        action: { ...record(item.recordId, 'originals-title'), label: words.handOver },
      }
    }
    const { id, number, name, assignedTo, recordId } = item.case
    const whose = assignedTo ? words.with(assignedTo.name ?? '') : words.nobody
    return {
      ...{ name: name ?? cases.anonymous, photoId, since, sentence: sentenceOf(item.case) },
      text: `${words.caseText(number, dayOf(since))} ${whose}`,
      action: { label: words.answer, to: { to: '/cases/$caseId', params: { caseId: id } } },
      ...(recordId && { open: record(recordId) }),
    }
  }
}
