import { Anchor, Text, Title } from '@mantine/core'
import { type DocumentKind, kindLabel } from '#modules/documents/schema'
import { useDocumentsWords } from '#words/documents'
import { useLanguage } from '../look/language.ts'
import type { DocumentVersions } from '../queries.ts'
import { Muted } from '../ui/part.tsx'
import { useTimes } from '../ui/times.ts'
import { useAdvice } from '../words/advice.ts'
import classes from './versions.module.css'

interface OfficialChecks {
  kind: DocumentKind
  data: DocumentVersions
}

/** Where to ask whether a document is genuine (H5); we know only that it is the copy that we hold. */
export function OfficialChecks({ kind, data }: OfficialChecks) {
  const words = useDocumentsWords().checks
  const advised = useAdvice()
  const language = useLanguage()
  const { dayOf } = useTimes()
  const checks = data.officialChecks[kind] ?? []
  if (checks.length === 0) return null
  return (
    <section aria-label={words.of(kindLabel(kind, language))}>
      <Title order={3} size="h5" mb="xs">
        {words.title}
      </Title>
      <ul className={classes.checks}>
        {checks.map((check) => (
          <li key={`${check.authority} ${check.service}`}>
            <strong>{advised(check.authority, check.texts.authority)}</strong>
            <div>
              {check.url ? (
                <Anchor href={check.url} rel="noopener noreferrer" target="_blank">
                  {words.newTab(check.service)}
                </Anchor>
              ) : (
                advised(check.service, check.texts.service)
              )}
            </div>
            <Text size="sm">{advised(check.whatToEnter, check.texts.whatToEnter)}</Text>
            <Text size="sm">{advised(check.advice, check.texts.advice)}</Text>
            <Muted>{words.reviewed(dayOf(check.reviewedOn))}</Muted>
          </li>
        ))}
      </ul>
    </section>
  )
}
